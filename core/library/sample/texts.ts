/** Made up by the project; CC0 1.0. */
export const LAMP = `# Lamp and signals

The lighthouse on Skerry stands 31 metres above the sea and shows two white flashes every 15 seconds. In clear weather the light is seen from 18 nautical miles away.

## Daily work

The keeper lights the lamp half an hour before sunset and puts it out half an hour after sunrise. Each night the rotation of the lens is timed at 22:00 and written into the log. A full turn takes 30 seconds; if it differs by more than one second, the gearbox is oiled and the turn is timed again.

The lens is polished every Thursday with a linen cloth and spirit. Never use water: salt crystals in it scratch the glass.

## Fog

When the church tower of Nordholm, 3 nautical miles to the east, can no longer be seen, it counts as fog. Then:

1. Start the fog horn. It gives one blast of 4 seconds every minute.
2. Call the harbour master of Nordholm on channel 12.
3. Write the time into the log.

The horn is stopped 20 minutes after the church tower can be seen again.

## Power

| Source | Power | Lasts for |
|---|---|---|
| Solar panels | 4.2 kW | daylight |
| Battery bank | 9 kW | 36 hours |
| Diesel generator | 12 kW | 5 days with a full tank |

The generator is tried on the first Monday of every month. The tank holds 900 litres and is filled each May and October, when the supply boat comes.

## If the lamp fails

The spare lamp stands in the green cabinet on the second floor. Changing the lamp takes about ten minutes. If the lens does not turn, the keeper shows a fixed white light and reports it on channel 12 at once, because a fixed light can be mistaken for the pier of Nordholm.
`;

/** Made up by the project; CC0 1.0. */
export const BEES = `# Bees of the island

Skerry has been home to dark bees since 1987, when the keeper Marit Aune brought two hives from the mainland. There are eleven hives today, all on the south side behind the boathouse, where the wall keeps off the wind.

## The year

- **March**: lift each hive. One that weighs less than 14 kilograms gets sugar syrup.
- **May**: the heather is not yet out, and the bees live on sea thrift and clover.
- **August**: heather harvest. Leave at least 15 kilograms of honey in every hive for the winter.
- **November**: put mouse guards on the entrances and tie the roofs down with rope.

## Harvest

| Year | Hives | Honey |
|---|---|---|
| 2021 | 8 | 96 kg |
| 2022 | 9 | 71 kg |
| 2023 | 11 | 142 kg |

The summer of 2022 was wet, and the bees stayed in for most of July. The honey is sold in the visitor room at 9 crowns a jar. Half of the money goes to the lifeboat of Nordholm.

## Health

No varroa mite has ever been found on the island. So that it stays that way, nobody may bring bees, used hives or beekeeping gloves from the mainland. A dead colony is reported to the county bee inspector within two days.
`;

/** Made up by the project; CC0 1.0. */
export const VISITORS = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Visitors on Skerry</title>
  </head>
  <body>
    <article>
      <h1>Visitors on Skerry</h1>
      <p>The island is open from the first of May to the thirtieth of September. The boat from Nordholm leaves at 9:30 and 13:00; the last boat back leaves Skerry at 17:15. The crossing takes 40 minutes and is cancelled when the wind is stronger than force 6.</p>
      <h2>The tower</h2>
      <p>The tower was built in 1868 and has 142 steps. At most eight people may climb it at a time, and children under ten only with an adult. It is closed on Thursdays until noon, while the lens is being polished.</p>
      <h2>Staying the night</h2>
      <p>The old keeper's house has two rooms with four beds each. A bed costs 45 crowns a night, and breakfast with honey from the island is included. Book with the harbour office in Nordholm at least three days ahead.</p>
      <h2>Please</h2>
      <ul>
        <li>Stay on the marked path: terns breed on the north shore until the end of July.</li>
        <li>Keep dogs on the lead.</li>
        <li>Take your litter back with you; there are no bins on the island.</li>
        <li>Do not fly drones. They frighten the birds and the bees.</li>
      </ul>
    </article>
  </body>
</html>
`;
