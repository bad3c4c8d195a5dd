// Pictograms of water, weather and what swims.
import { arc, arcBand, circle, lens, mirror, polar, rect, rotate, wave } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid } from './pictogram.ts'

const RIBS = [-150, -120, -90, -60, -30]
const flake = [0, 60, 120, 180, 240, 300]

export const SEA: Pictogram[] = [
  {
    id: 'fish',
    noun: 'fish',
    cues: 'fish fishing fisher fishery seafood salmon tuna aquaculture angler trout sushi aquarium',
    items: [
      solid(lens([10, 60], [90, 60], 56), 'M78 60 L110 34 V86Z'),
      cut(circle(34, 54, 5.5)),
      score('M48 38 A34 34 0 0 1 48 82', 6.5),
    ],
  },
  {
    id: 'shell',
    noun: 'scallop shell',
    cues: 'oyster mussel shell clam shellfish scallop pearl cockle beach',
    even: true,
    items: [
      solid(
        arcBand(60, 94, 47, 0, -166, 152),
        RIBS.flatMap((turn) => circle(...polar(60, 94, 46, turn), 12.5)),
        'M42 86 H78 L84 108 H36Z',
      ),
      ...[-135, -105, -75, -45].map((turn) => {
        const [x, y] = polar(60, 94, 61, turn)
        const [a, b] = polar(60, 94, 14, turn)
        return score(`M${a} ${b} L${x} ${y}`, 5.5)
      }),
    ],
  },
  {
    id: 'waves',
    noun: 'row of waves',
    cues: 'wave water sea ocean tide surf surfing swim swimming pool river lake coast marine harbour harbor stream canal kelp seaweed algae',
    items: [34, 60, 86].map((y) => line(wave(12, y, 48, 9, 4), 10)),
  },
  {
    id: 'buoy',
    noun: 'buoy',
    cues: 'buoy bloom algal mooring navigation lifeguard',
    items: [
      solid(circle(60, 17, 8), rect(56.5, 22, 7, 16), 'M48 38 H72 L77 56 H43Z', 'M41 63 H79 L84 82 H36Z'),
      line(wave(12, 90, 48, 6, 4), 8),
      line(wave(24, 105, 36, 5, 4), 7),
    ],
  },
  {
    id: 'drop',
    noun: 'drop',
    cues: 'drop water rain irrigation leak plumber plumbing liquid hydration humidity moisture oil wash laundry',
    items: [
      solid('M60 8 C70 24 98 52 98 76 A38 38 0 0 1 22 76 C22 52 50 24 60 8Z'),
      score(arc(60, 74, 21, 88, 80), 8),
    ],
  },
  {
    id: 'anchor',
    noun: 'anchor',
    cues: 'anchor ship port shipping maritime yacht marina naval dock',
    even: true,
    items: [
      line(circle(60, 23, 10), 8),
      solid(rect(55.5, 33, 9, 66), rect(36, 45, 48, 9)),
      line('M19 66 C19 90 40 102 60 102 S101 90 101 66', 9),
      solid('M8 78 L19 56 L34 72Z', 'M112 78 L101 56 L86 72Z'),
    ],
  },
  {
    id: 'boat',
    noun: 'sailing boat',
    cues: 'boat sail sailing sailor yacht regatta ferry kayak canoe rowing cruise skipper',
    items: [solid('M10 82 H110 L94 106 H26Z', 'M58 10 V74 H16Z', 'M66 28 V74 H100Z')],
  },
  {
    id: 'lighthouse',
    noun: 'lighthouse',
    cues: 'lighthouse beacon guide guiding mentor mentoring warning alert lookout watch',
    even: true,
    items: [
      solid('M46 50 H74 L82 108 H38Z', rect(40, 40, 40, 6), rect(48, 26, 24, 14), 'M44 21 L60 8 L76 21Z'),
      cut('M43.5 68 H76.5 L77.5 76 H42.5Z', 'M41 88 H79 L80 96 H40Z'),
      solid('M88 28 L112 20 V46 L88 38Z', 'M32 28 L8 20 V46 L32 38Z'),
    ],
  },
  {
    id: 'cloud',
    noun: 'cloud',
    cues: 'cloud hosting saas weather sky air server storage backup',
    items: [solid('M34 96 A25 25 0 0 1 30 47 A32 32 0 0 1 90 45 A26 26 0 0 1 86 96Z')],
  },
  {
    id: 'umbrella',
    noun: 'umbrella',
    cues: 'umbrella insurance insurer insure cover rain protection policy premium broker underwriting risk',
    items: [
      solid(
        'M10 64 A50 50 0 0 1 110 64 C100 56 88 56 77 64 C66 56 54 56 43 64 C32 56 20 56 10 64Z',
        rect(56, 6, 8, 14),
      ),
      line('M60 60 V96 A10 10 0 0 0 80 96 V92', 8),
    ],
  },
  {
    id: 'snowflake',
    noun: 'snowflake',
    cues: 'snow winter ski skiing cold cool cooling refrigeration freezer frost frozen alpine snowboard',
    even: true,
    items: flake.flatMap((turn) => [
      line(
        rotate(
          [
            ['M', 60, 60],
            ['L', 60, 10],
          ],
          turn,
        ),
        8,
      ),
      line(
        rotate(
          [
            ['M', 44, 18],
            ['L', 60, 34],
            ['L', 76, 18],
          ],
          turn,
        ),
        7,
      ),
    ]),
  },
  {
    id: 'turtle',
    noun: 'turtle',
    cues: 'turtle tortoise reef coral slow diving scuba conservation wildlife',
    even: true,
    items: [
      solid(
        lens([60, 24], [60, 104], 66),
        circle(60, 19, 11),
        ...[lens([40, 40], [10, 22], 15), lens([42, 84], [18, 104], 15)].flatMap((fin) => [fin, mirror(fin)]),
      ),
      score('M60 46 L77 57 V73 L60 84 L43 73 V57Z', 6),
    ],
  },
]
