/** What leads to a sentence of an answer and says nothing that a document would have to say. */

/** Before what may be a document: "According to the lease, …", "Laut Mietvertrag …". The first group is its name. */
export const BY_DOCUMENT: readonly RegExp[] = [
  /^(?:according to|as per|as stated in|under|laut|gemäß|selon|d['’]après|según|secondo|volgens)\s+(?:(?:the|this|your|that|dem|der|den|le|la|les|el|los|las|il|lo|gli|de|het)\s+|l['’])?(\p{L}+(?:\s\p{L}+){0,2}),\s+/iu,
  /^(?:[Ll]aut|[Gg]emäß)\s+(?:dem\s|der\s|den\s)?(\p{Lu}\p{Ll}+)\s+/u,
];

/** Kinds of papers that a sentence may name as where it is from, beside the words for any document. */
export const PAPERS: ReadonlySet<string> = new Set(
  (
    "lease tenancy minutes invoice bill receipt statement recipe instructions instruction itinerary schedule timetable plan notice form certificate record summary table list programme program rules regulations insurance prescription warranty quote estimate email e-mail note announcement " +
    "mietvertrag protokoll rechnung quittung schreiben rezept reiseplan plan zeitplan fahrplan stundenplan aushang mitteilung bescheid formular bescheinigung versicherungsschein police packungsbeilage beipackzettel tabelle liste hausordnung ordnung angebot kündigung einladung elternbrief zeugnis gebrauchsanweisung bedienungsanleitung " +
    "bail facture reçu quittance compte-rendu procès-verbal recette programme calendrier planning avis notice attestation police règlement tableau liste devis courrier courriel note annonce mode " +
    "factura recibo acta receta itinerario programa calendario plan aviso prospecto certificado póliza reglamento tabla lista presupuesto correo nota circular instrucciones " +
    "fattura ricevuta verbale ricetta itinerario programma calendario piano avviso foglietto foglio certificato polizza regolamento tabella elenco preventivo istruzioni circolare " +
    "huurcontract factuur bon notulen recept reisschema planning bericht bijsluiter polis reglement tabel lijst offerte gebruiksaanwijzing"
  ).split(" "),
);

/** Before a sentence that answers a question. */
export const AGREEING = /^(?:yes|no|ja|nein|oui|non|sí|sì|nee)\s*[,.–—-]\s+(?=\p{L})/iu;

/** A sentence that is told as unsure says no more than what follows. */
export const SEEMING =
  /^(?:it (?:seems|appears|looks like)(?: that)?|apparently,?|es scheint, dass|il semble que|parece que|sembra che)\s+/iu;
