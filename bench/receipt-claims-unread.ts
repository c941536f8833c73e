/** The other half of the twenty-eight passages. Which of its sentences fail was never looked at: only the totals are. */
import type { LiesAbout } from "./receipt-passages.ts";

export const UNREAD: readonly LiesAbout[] = [
  {
    passage:
      "La empresa vendió 1.250 tractores en 2022 y 1.410 en 2023. La fábrica de Zaragoza emplea a 640 personas y la de Vigo a 385. El sindicato rechazó la propuesta de la dirección porque no incluía un aumento de sueldo. Todos los tractores tienen una garantía de dos años. La directora, Lucía Ferrer, compró en mayo el 15 % de las acciones a la familia Ortega.",
    truths: [
      "En 2023 la empresa vendió 1.410 tractores.",
      "Los tractores tienen una garantía de 24 meses.",
      "La propuesta de la dirección fue rechazada por el sindicato.",
      "La fábrica de Vigo tiene 385 empleados.",
    ],
    lies: [
      ["exchanged", "La fábrica de Vigo emplea a 640 personas."],
      ["roles", "La dirección rechazó la propuesta del sindicato."],
      ["quantifier", "Solo algunos tractores tienen una garantía de dos años."],
      ["roles", "La familia Ortega compró el 15 % de las acciones a Lucía Ferrer."],
      ["negation", "La propuesta incluía un aumento de sueldo."],
    ],
  },
  {
    passage:
      "gunzip can currently decompress files created by gzip, compress or pack. The detection of the input format is automatic. For the gzip format, gunzip checks a 32 bit CRC. For pack, gunzip checks the uncompressed length. The 'compress' format was not designed to allow consistency checks. However gunzip is sometimes able to detect a bad .Z file because there is some redundancy in the .Z compression format. gzip produces files with a .gz extension. Previous versions of gzip used the .z extension, which was already used by the 'pack' Huffman encoder.",
    truths: [
      "Files made by gzip, compress or pack can be decompressed with gunzip.",
      "The compress format does not allow consistency checks by design.",
      "Earlier versions of gzip used the extension .z.",
      "gunzip recognises the input format automatically.",
      "gunzip can sometimes notice that a .Z file is bad, since the format has some redundancy.",
    ],
    lies: [
      ["exchanged", "For pack, gunzip checks a 32 bit CRC, and for the gzip format the uncompressed length."],
      ["hedge", "gunzip is always able to detect a bad .Z file."],
      ["number", "For the gzip format, gunzip checks a 64 bit CRC."],
      ["negation", "The input format must be given, since it is not detected automatically."],
      ["time", "Previous versions of gzip used the .gz extension."],
      ["roles", "The 'pack' Huffman encoder used an extension that had already been used by gzip."],
    ],
  },
  {
    passage:
      "The Celsius scale, previously known as the centigrade scale, is a temperature scale used by the International System of Units (SI). As an SI derived unit, it is used by all countries in the world, except the United States, Myanmar, and Liberia. It is named after the Swedish astronomer Anders Celsius (1701–1744), who developed a similar temperature scale. Before being renamed to honor Anders Celsius in 1948, the unit was called centigrade, from the Latin centum, which means 100, and gradus, which means steps.",
    truths: [
      "Three countries do not use the Celsius scale: the United States, Myanmar and Liberia.",
      "The scale was formerly called centigrade.",
      "In 1948 the unit was renamed in honour of Anders Celsius.",
      "Anders Celsius was an astronomer from Sweden.",
      "Centum is Latin for one hundred and gradus for steps.",
    ],
    lies: [
      ["date", "The unit was renamed in 1744 to honor Anders Celsius."],
      ["time", "The unit was called centigrade after being renamed to honor Anders Celsius."],
      ["exchanged", "The Latin word centum means steps and gradus means 100."],
      ["quantifier", "All countries in the world, including the United States, use the Celsius scale."],
      ["added", "Anders Celsius was a Swedish astronomer and physician."],
      ["roles", "The astronomer Anders Celsius was named after the temperature scale."],
    ],
  },
  {
    passage:
      "On May 3, 1960, Kroc assisted Christopher Boulos in opening a McDonald's franchise in DeKalb, Illinois. By 1965, the McDonald's at 805 W. Lincoln Highway sold over 4 million burgers and 1,000,000 pounds (450,000 kg) of fries. Boulos was the first Greek-American McDonald's franchise operator.",
    truths: [
      "Kroc helped Christopher Boulos open a McDonald's in DeKalb, Illinois.",
      "More than four million burgers had been sold there by 1965.",
      "The restaurant sold 450 tonnes of fries by 1965.",
      "The franchise in DeKalb opened on 3 May 1960 with Kroc's help.",
      "The first Greek-American to operate a McDonald's franchise was Boulos.",
    ],
    lies: [
      ["roles", "Christopher Boulos assisted Kroc in opening a McDonald's franchise in DeKalb."],
      ["attribution", "Kroc was the first Greek-American McDonald's franchise operator."],
      ["exchanged", "By 1965 it sold 1,000,000 burgers and over 4 million pounds of fries."],
      ["scale", "By 1965 it had sold over 4 billion burgers."],
      ["comparison", "Fewer than 4 million burgers were sold by 1965."],
      ["date", "The franchise opened in 1965."],
    ],
  },
  {
    passage:
      "| Model | Power | Weight | Noise | Warranty |\n| --- | --- | --- | --- | --- |\n| Alto 200 | 2.2 kW | 6.4 kg | 71 dB | two years |\n| Alto 350 | 3.5 kW | 8.9 kg | 74 dB | two years |\n| Basso 500 | 5 kW | 14 kg | 78 dB | five years |\n\nAll models run on 230 V. Only the Basso 500 has an electric start.",
    truths: [
      "The Alto 200 has a power of 2,200 W.",
      "The Basso 500 comes with a warranty of 60 months.",
      "The Alto 350 weighs 8.9 kilograms and makes 74 dB of noise.",
      "An electric start is found in the Basso 500 alone.",
      "The Alto 200 and the Alto 350 both have a warranty of 24 months.",
    ],
    lies: [
      ["row", "The Alto 200 weighs 8.9 kg."],
      ["column", "The Basso 500 weighs 78 kg."],
      ["comparison", "The Alto 350 is lighter than the Alto 200."],
      ["quantifier", "All models have an electric start."],
      ["unit", "The Alto 350 has a power of 3.5 W."],
      ["superlative", "The Alto 350 is the loudest of the three models."],
    ],
  },
  {
    passage:
      "Since 2.1.17, users on machines with systemd will have their gpg-agent process launched automatically by systemd's user session, upon first access of any of the expected gpg-agent sockets (including the ssh socket). systemd will also cleanly tear this process down at session logout. Since 2.1.x, gpg and most related processes will auto-launch gpg-agent if needed. These auto-launched processes will inherit whatever environment they started from, and they will not terminate automatically.",
    truths: [
      "systemd ends the gpg-agent process cleanly when the session is logged out.",
      "From version 2.1.17 on, systemd's user session launches gpg-agent automatically.",
      "Auto-launched processes keep running and do not end by themselves.",
      "Most related processes start gpg-agent when it is needed.",
      "The process is launched when one of the sockets is first accessed, the ssh socket included.",
    ],
    lies: [
      ["negation", "The auto-launched processes will terminate automatically."],
      ["roles", "gpg-agent launches systemd's user session upon first access of its sockets."],
      ["time", "systemd will tear this process down at session login."],
      ["quantifier", "All related processes will auto-launch gpg-agent if needed."],
      ["number", "This has been so since version 2.1.7."],
      ["added", "The process is restarted by systemd every 24 hours."],
    ],
  },
  {
    passage:
      "The working group met on Tuesday. Jonas presented the two offers: Helvia asks for 420 francs per seat, Tronic for 380 francs, but Tronic needs eight weeks to deliver and Helvia only three. Priya doubted whether Tronic can keep its date. It was agreed to order 60 seats from Helvia and to review the contract after twelve months. Mei will write to Tronic and decline.",
    truths: [
      "Helvia is more expensive than Tronic, at 420 francs per seat.",
      "Tronic takes eight weeks to deliver, while Helvia takes three.",
      "Sixty seats will be ordered from Helvia.",
      "The contract is to be reviewed after a year.",
      "Priya was not sure that Tronic could deliver on time.",
    ],
    lies: [
      ["exchanged", "Tronic asks for 420 francs per seat."],
      ["comparison", "Helvia needs longer to deliver than Tronic."],
      ["roles", "Tronic will write to Mei and decline."],
      ["hedge", "Priya said that Tronic cannot keep its date."],
      ["name", "It was agreed to order 60 seats from Tronic."],
      ["attribution", "Mei presented the two offers."],
    ],
  },
  {
    passage:
      "Orchid mantises are found in Southeast Asia. Females reach 6 to 7 cm, males only about 2.5 cm. The mantis does not hide on flowers; it attracts pollinators by its own colour, and it catches more of them than a real flower would attract. Young mantises mimic bugs that taste bad to predators.",
    truths: [
      "Female orchid mantises are larger than males.",
      "Males of the orchid mantis are some 25 mm long.",
      "Pollinators are attracted by the colour of the mantis itself.",
      "Orchid mantises live in Southeast Asia.",
      "Females are between six and seven centimetres long.",
    ],
    lies: [
      ["comparison", "Male orchid mantises are larger than females."],
      ["negation", "The mantis hides on flowers to catch pollinators."],
      ["exchanged", "Males reach 6 to 7 cm and females about 2.5 cm."],
      ["roles", "Predators mimic young mantises that taste bad."],
      ["comparison", "A real flower attracts more pollinators than the mantis does."],
      ["added", "Orchid mantises live for about eight months."],
    ],
  },
  {
    passage:
      "Either party may terminate this agreement for good cause with immediate effect. Otherwise it runs for three years and is extended by one year at a time unless it is cancelled six months before its end. The licence fee is €12,500 per year, payable in advance in four equal instalments. Confidential information must be kept secret for five years after the end of the agreement. Sub-licences require the written consent of Norhaven Ltd.",
    truths: [
      "The licence costs EUR 12,500 a year.",
      "The agreement has a term of 36 months.",
      "After the agreement ends, confidential information has to stay secret for another five years.",
      "Norhaven Ltd. must agree in writing to sub-licences.",
      "The annual fee is paid ahead in four instalments of the same size.",
    ],
    lies: [
      ["number", "The agreement is extended by three years at a time."],
      ["modality", "Confidential information may be kept secret for five years after the end of the agreement."],
      ["time", "The licence fee is payable in arrears in four equal instalments."],
      ["quantifier", "Only Norhaven Ltd. may terminate the agreement for good cause."],
      ["unit", "It must be cancelled six weeks before its end."],
      ["scale", "The licence fee is €12.5 million per year."],
    ],
  },
  {
    passage:
      "The vaccine may cause mild fever in some children, usually within 24 hours. In a trial with 1,860 participants, 4.2 % of those who were vaccinated fell ill, compared with 11.6 % of those who received a placebo. The authors suggest that a second dose could extend the protection. Most side effects disappeared after two days.",
    truths: [
      "Some children can get a mild fever after the vaccine, mostly within a day.",
      "Of those given a placebo, 11.6 percent became ill.",
      "1,860 people took part in the trial.",
      "A second dose might make the protection last longer, the authors suggest.",
      "Vaccinated participants fell ill less often than those with a placebo.",
    ],
    lies: [
      ["hedge", "The authors showed that a second dose extends the protection."],
      ["quantifier", "The vaccine causes mild fever in all children."],
      ["exchanged", "11.6 % of those who were vaccinated fell ill."],
      ["comparison", "People who received a placebo fell ill less often than those who were vaccinated."],
      ["quantifier", "All side effects disappeared after two days."],
      ["number", "The trial had 18,600 participants."],
    ],
  },
  {
    passage:
      "The Battles of Saratoga (September 19 and October 7, 1777) marked the climax of the Saratoga campaign, giving a decisive victory to the Americans over the British in the American Revolutionary War. British General John Burgoyne led a large invasion army southward from Canada in the Champlain Valley, hoping to meet a similar British force marching northward from New York City and another British force marching eastward from Lake Ontario; the southern and western forces never arrived, and Burgoyne was surrounded by American forces in upstate New York.",
    truths: [
      "The Americans won a decisive victory over the British at Saratoga.",
      "Burgoyne's army came from Canada and moved south.",
      "American forces surrounded Burgoyne in upstate New York.",
      "The two battles were fought on 19 September and 7 October 1777.",
      "The force from Lake Ontario, which Burgoyne hoped to meet, never arrived.",
    ],
    lies: [
      ["roles", "The British won a decisive victory over the Americans at Saratoga."],
      ["roles", "Burgoyne surrounded the American forces in upstate New York."],
      ["exchanged", "One British force marched northward from Lake Ontario and another eastward from New York City."],
      ["negation", "The southern and western forces arrived in time to help Burgoyne."],
      ["attribution", "The Saratoga campaign was led by an American general named John Burgoyne."],
      ["quantifier", "All three British forces met as planned."],
    ],
  },
  {
    passage:
      "The Lindgren bridge was closed in 2011 because inspectors had found cracks in two of its six piers. Repairs took until May 2014 and cost 74 million kronor, nearly twice the estimate. Since the reopening, lorries over 12 tonnes have been banned. The ferry, which had replaced the bridge, was sold to Finland.",
    truths: [
      "Cracks in two piers led to the closure of the Lindgren bridge in 2011.",
      "The repair cost almost double what had been estimated.",
      "Lorries heavier than 12,000 kg may not use the bridge since it reopened.",
      "The bridge has six piers.",
      "In May 2014 the repairs were finished.",
    ],
    lies: [
      ["cause", "Because the bridge was closed, cracks formed in two of its piers."],
      ["number", "Cracks had been found in all six piers."],
      ["comparison", "Repairs cost 74 million kronor, nearly half the estimate."],
      ["time", "Lorries over 12 tonnes were banned before the reopening."],
      ["roles", "The bridge had replaced the ferry, which was sold to Finland."],
      ["unit", "Repairs cost 74 million euros."],
    ],
  },
  {
    passage:
      "Nathan Hale (June 6, 1755 – September 22, 1776) was an American soldier and spy for the Continental Army during the American Revolutionary War. He volunteered for an intelligence-gathering mission in New York City but was captured by the British and executed. Hale has long been considered an American hero and, in 1985, he was officially designated the state hero of Connecticut.",
    truths: [
      "Nathan Hale was caught by the British and put to death.",
      "Hale spied for the Continental Army.",
      "Connecticut officially made him its state hero in 1985.",
      "He was born on 6 June 1755 and died on 22 September 1776.",
      "The British captured Hale after he had volunteered for a mission in New York City.",
    ],
    lies: [
      ["roles", "Nathan Hale captured the British in New York City."],
      ["roles", "Hale was a British spy in the American army."],
      ["date", "Nathan Hale was executed in 1755."],
      ["attribution", "He was captured and executed by the Continental Army."],
      ["negation", "Hale never volunteered for the mission in New York City."],
      ["added", "Hale was captured in New York City and hanged without a trial."],
    ],
  },
  {
    passage:
      "Employees are entitled to 28 days of paid leave per calendar year. Up to five days may be carried over to the following year with the manager's approval; they lapse on 31 March. Sick leave of more than three days requires a doctor's certificate. Part-time staff receive leave in proportion to their hours. Requests should be made at least two weeks in advance.",
    truths: [
      "Staff have a right to 28 paid days off a year.",
      "With approval by the manager, a maximum of 5 days can be taken over into the next year.",
      "Carried-over days expire on 31 March.",
      "You need a certificate from a doctor if you are ill for over three days.",
      "Leave should be requested fourteen days ahead or earlier.",
    ],
    lies: [
      ["negation", "Up to five days may be carried over without the manager's approval."],
      ["quantifier", "Part-time staff do not receive leave."],
      ["number", "Employees are entitled to 31 days of paid leave."],
      ["time", "The days carried over lapse on 31 December."],
      ["comparison", "Sick leave of less than three days requires a doctor's certificate."],
      ["time", "Requests should be made two weeks afterwards."],
    ],
  },
];
