/** Words of names that are written in two ways: abbreviations, short first names, and some companies and programs. */
export const NAME_FORMS: readonly string[] =
  "prof professor professorin, dr doctor doktor, st saint sankt, mt mount, dept department, corp corporation, inc incorporated, ltd limited, gov governor, gen general, sen senator, univ university universität, ave avenue, bros brothers, intl international, ussr soviet, bill william, bob rob robert, tom thomas, jim james, joe joseph, mike michael, dan daniel, dave david, liz elizabeth, kate katherine catherine, tony anthony, steve steven stephen, chris christopher, alex alexander, ben benjamin, sam samuel, ed edward, fred frederick, greg gregory, jeff jeffrey, ken kenneth, larry lawrence, matt matthew, nick nicholas, pete peter, ray raymond, ron ronald, ted theodore, tim timothy, vw volkswagen, wasm webassembly, postgres postgresql, mac macos, aws amazon, js javascript".split(
    ", ",
  );
