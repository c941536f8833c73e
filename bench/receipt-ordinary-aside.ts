import type { LiesAbout } from "./receipt-passages.ts";

/**
 * The other half of the texts of `receipt-ordinary.ts` (a lease, minutes, a data sheet, a leaflet of a museum, a section of
 * a manual). Only their totals are read.
 */
export const ORDINARY_ASIDE: readonly LiesAbout[] = [
  {
    passage:
      "# Lease of the garage\n\nBetween Ines Calder (landlord) and Patrick Osei (tenant). The garage at 8 Quarry Road, bay 14, is let from 1 April 2025 for an indefinite period. The rent is £95 a month and is paid in advance by standing order on the first day of each month. A deposit of £190 was handed over at signing. The tenant receives two keys and one remote control; a lost remote control is replaced at the tenant's expense (£60). Only cars and motorcycles may be kept in the garage. Storing fuel or gas bottles is forbidden. Either side can end the lease with six weeks' notice to the end of a month. The landlord repairs the door; the tenant sweeps the forecourt.",
    truths: [
      "Patrick Osei has rented bay 14 at 8 Quarry Road from Ines Calder since 1 April 2025.",
      "The rent of £95 is due in advance on the 1st of every month.",
      "A payment of £190 was made as a deposit when the lease was signed.",
      "If the remote control is lost, the tenant has to pay £60 for a new one.",
      "Gas bottles and fuel must not be stored in the garage.",
      "The lease can be terminated by either party with a notice period of six weeks to the end of a month.",
    ],
    lies: [
      ["exchanged", "The rent is £190 a month, and the deposit was £95."],
      ["roles", "The landlord pays £60 for a lost remote control."],
      ["number", "The tenant receives one key and two remote controls."],
      ["all", "Any vehicle may be kept in the garage, including caravans."],
      ["roles", "The tenant repairs the door, and the landlord sweeps the forecourt."],
      ["date", "The lease runs until 1 April 2025."],
    ],
  },
  {
    passage:
      "Minutes of the allotment association, 14 March 2025\n\nPresent: 31 of 48 members. Chair: Olga Brandt. Minutes: Keith Lomas.\n\n1. The treasurer, Priya Nair, reported a balance of £4,260, which is £310 less than a year ago. The accounts were approved with two abstentions.\n2. The water pump broke in January. Dennis Hale obtained two quotes: £780 from Aquafix and £640 from Brookside. The meeting chose Aquafix because it gives a five-year guarantee.\n3. The annual fee rises from £45 to £52 in 2026. The motion to ban bonfires was rejected by 18 votes to 11.\n4. The summer fair takes place on Saturday, 28 June, from 11 am to 4 pm. Helpers should sign up with Keith by 31 May.\n\nNext meeting: 12 September 2025.",
    truths: [
      "31 out of 48 members attended the meeting on 14 March 2025, which was chaired by Olga Brandt.",
      "The association's balance has fallen by £310 within a year to £4,260.",
      "Although Brookside's quote was cheaper, Aquafix was chosen on account of its five-year guarantee.",
      "From 2026 the yearly fee will be £52 instead of £45.",
      "Bonfires remain allowed, as the motion to ban them was defeated 18 to 11.",
      "People who want to help at the summer fair on 28 June should register with Keith Lomas by the end of May.",
    ],
    lies: [
      ["exchanged", "Aquafix offered the repair for £640 and Brookside for £780."],
      ["roles", "The quotes were obtained by Priya Nair."],
      ["negation", "The motion to ban bonfires was passed by 18 votes to 11."],
      ["number", "The balance of £4,260 is £310 more than a year ago."],
      ["date", "The summer fair takes place on Sunday, 28 June."],
      ["name", "Keith Lomas chaired the meeting."],
    ],
  },
  {
    passage:
      "# Submersible pump TP series: technical data\n\n| Model | Power | Max. flow | Max. head | Cable | Weight |\n| --- | --- | --- | --- | --- | --- |\n| TP-250 | 250 W | 5,500 l/h | 6 m | 10 m | 3.9 kg |\n| TP-400 | 400 W | 8,000 l/h | 7.5 m | 10 m | 4.6 kg |\n| TP-750 | 750 W | 13,500 l/h | 9 m | 15 m | 6.8 kg |\n\nAll models run on 230 V, 50 Hz. Water temperature must not exceed 35 °C. Particles up to 5 mm pass through; the TP-750 copes with particles up to 30 mm. A float switch is fitted to the TP-400 and TP-750 only. Warranty: 24 months, for commercial use 12 months.",
    truths: [
      "The TP-400 has a maximum flow of 8,000 litres per hour and weighs 4.6 kg.",
      "With a maximum head of 9 m, the TP-750 pumps highest.",
      "The TP-250 comes with a 10-metre cable and has no float switch.",
      "All three pumps need a mains supply of 230 V at 50 Hz.",
      "The TP-750 can handle particles of up to 3 cm.",
      "The warranty lasts two years, or one year when the pump is used commercially.",
    ],
    lies: [
      ["row", "The TP-250 has a maximum head of 7.5 m."],
      ["exchanged", "The TP-750 weighs 4.6 kg, and the TP-400 weighs 6.8 kg."],
      ["row", "The TP-400 comes with a 15 m cable."],
      ["all", "All models have a float switch."],
      ["number", "The pumps can be used in water of up to 53 °C."],
      ["number", "For commercial use the warranty is 24 months."],
    ],
  },
  {
    passage:
      "# The Clock Museum at Ashbourne\n\nThe museum is open Tuesday to Sunday from 10 am to 5 pm; on Thursdays it stays open until 8 pm. It is closed on Mondays and from 24 to 26 December. Admission: adults £9, students and pensioners £6.50, children under 12 free. Groups of ten or more pay £7 a head. The ground floor shows 140 pocket watches, most of them made in Coventry. The tower clock of 1786 on the first floor is wound by hand every morning at 10.30. Guided tours start at 2 pm on Saturdays and Sundays and last 50 minutes. The first floor cannot be reached by wheelchair. Flash photography is not permitted. Founded in 1931 by the watchmaker Alfred Tunney, the museum has been run by the town since 1974.",
    truths: [
      "On Wednesdays the museum is open from 10 am until 5 pm.",
      "Late opening is on Thursdays, when visitors can stay until 20:00.",
      "Students pay £6.50, whereas children below the age of twelve get in for free.",
      "At weekends there are guided tours of 50 minutes starting at 2 pm.",
      "Alfred Tunney, a watchmaker, founded the museum in 1931; the town has operated it since 1974.",
      "Wheelchair users have no access to the first floor, where the tower clock from 1786 is.",
    ],
    lies: [
      ["weekday", "The museum is open on Mondays from 10 am to 5 pm."],
      ["number", "Pensioners pay £9."],
      ["weekday", "Guided tours take place on Thursdays at 2 pm."],
      ["exchanged", "The museum was founded in 1974 and has been run by the town since 1931."],
      ["place", "The pocket watches are shown on the first floor."],
      ["negation", "Visitors may take photographs with flash."],
    ],
  },
  {
    passage:
      "## 5.3 Replacing the battery of the smoke alarm\n\nThe alarm beeps once a minute when the battery is low; replace it within 30 days. Turn the housing anticlockwise and take it off its base. Slide out the old battery and insert a 9 V lithium battery (type 6F22); rechargeable batteries must not be used. The red lamp flashes three times when the battery has been fitted correctly. Put the housing back and press the test button for five seconds: the alarm must sound at 85 dB. Test the alarm every month and vacuum it twice a year. The whole unit has to be replaced ten years after the date printed on its back. Do not paint the alarm and do not mount it less than 50 cm from a wall.",
    truths: [
      "One beep per minute means that the battery is low.",
      "A low battery has to be changed within 30 days.",
      "The housing is removed from its base by turning it anticlockwise.",
      "Use a 9-volt lithium battery of type 6F22 and never a rechargeable one.",
      "Three flashes of the red lamp confirm that the battery is fitted correctly.",
      "The distance between the alarm and a wall must be at least half a metre.",
    ],
    lies: [
      ["direction", "Turn the housing clockwise to take it off."],
      ["exchanged", "Test the alarm twice a year and vacuum it every month."],
      ["number", "Press the test button for 50 seconds."],
      ["negation", "Rechargeable batteries may be used as well."],
      ["number", "The unit has to be replaced 10 months after the printed date."],
      ["bound", "Mount the alarm less than 50 cm from a wall."],
    ],
  },
];
