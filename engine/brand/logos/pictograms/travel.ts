// Pictograms of ways, vehicles and places.
import { circle, polar, rect, rotate, roundedRect } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid, turned } from './pictogram.ts'

const SPOKES = [0, 45, 90, 135]

export const TRAVEL: Pictogram[] = [
  {
    id: 'tent',
    noun: 'tent',
    cues: 'tent camp camping glamping campsite festival outdoor caravan campervan wild bushcraft scout',
    even: true,
    items: [
      solid('M60 12 L114 106 H6Z'),
      cut('M60 54 L82 106 H38Z'),
      line('M52 6 L62 22', 7),
      line('M68 6 L58 22', 7),
    ],
  },
  {
    id: 'suitcase',
    noun: 'suitcase',
    cues: 'travel suitcase luggage trip holiday vacation tourism tourist traveller traveler itinerary tour relocation nomad',
    even: true,
    items: [
      solid(roundedRect(10, 34, 100, 68, 10), rect(24, 102, 12, 8), rect(84, 102, 12, 8)),
      line('M42 36 V16 H78 V36', 9),
      score('M34 34 V102', 7),
      score('M86 34 V102', 7),
    ],
  },
  {
    id: 'plane',
    noun: 'aeroplane',
    cues: 'plane flight airline airport fly aviation pilot jet charter aircraft travel',
    items: [
      solid(
        turned(
          'M60 4 C66 4 69 14 69 22 V42 L112 68 V80 L69 68 V90 L82 100 V109 L60 103 L38 109 V100 L51 90 V68 L8 80 V68 L51 42 V22 C51 14 54 4 60 4Z',
          45,
        ),
      ),
    ],
  },
  {
    id: 'compass',
    noun: 'compass',
    cues: 'compass direction explore exploration navigate navigation strategy guide orientation career-guidance expedition',
    items: [solid(circle(60, 60, 50)), cut('M86 34 L68 68 L34 86 L52 52Z'), solid(circle(60, 60, 6))],
  },
  {
    id: 'pin',
    noun: 'map pin',
    cues: 'map location place local nearby gps geolocation pin tracking city-guide address parking',
    even: true,
    items: [
      solid('M60 112 C44 88 22 70 22 46 A38 38 0 0 1 98 46 C98 70 76 88 60 112Z'),
      cut(circle(60, 46, 16)),
    ],
  },
  {
    id: 'bicycle',
    noun: 'bicycle',
    cues: 'bike bicycle cycle cycling cyclist e-bike ebike cargo-bike pedal biking',
    items: [
      line(circle(28, 78, 20), 8),
      line(circle(92, 78, 20), 8),
      line('M28 78 L46 42 H78 L60 78 H28', 7),
      line('M46 42 L60 78', 7),
      line('M92 78 L74 28 H88', 7),
      line('M36 36 H54', 8),
    ],
  },
  {
    id: 'car',
    noun: 'car',
    cues: 'car taxi driver driving ride-sharing rideshare auto vehicle carpool fleet dealership parking mobility car-wash rental-car',
    even: true,
    items: [
      solid('M30 20 H90 L102 54 H18Z', 'M10 58 H110 V92 H10Z', rect(16, 90, 18, 18), rect(86, 90, 18, 18)),
      cut('M37 29 H83 L89 50 H31Z', circle(28, 74, 7), circle(92, 74, 7), rect(46, 71, 28, 7)),
    ],
  },
  {
    id: 'van',
    noun: 'delivery van',
    cues: 'van delivery truck courier moving haulage freight food-truck removal logistics last-mile lorry transport collection',
    items: [
      solid('M6 30 H72 V88 H6Z', 'M78 46 H98 L114 68 V88 H78Z'),
      cut('M85 54 H94 L103 68 H85Z', circle(32, 90, 16), circle(92, 90, 16)),
      solid(circle(32, 90, 10.5), circle(92, 90, 10.5)),
    ],
  },
  {
    id: 'train',
    noun: 'train',
    cues: 'train rail railway commuter metro tram transit public-transport station interrail',
    even: true,
    items: [
      solid('M24 28 A18 18 0 0 1 42 10 H78 A18 18 0 0 1 96 28 V84 A8 8 0 0 1 88 92 H32 A8 8 0 0 1 24 84Z'),
      cut(rect(34, 28, 52, 26), circle(42, 74, 7), circle(78, 74, 7)),
      line('M42 92 L28 112', 9),
      line('M78 92 L92 112', 9),
    ],
  },
  {
    id: 'bus',
    noun: 'bus',
    cues: 'bus minibus school-bus shuttle passenger transport commuting',
    even: true,
    items: [
      solid(
        roundedRect(16, 10, 88, 88, 10),
        rect(24, 96, 18, 14),
        rect(78, 96, 18, 14),
        rect(6, 36, 7, 24),
        rect(107, 36, 7, 24),
      ),
      cut(rect(26, 28, 68, 32), circle(36, 80, 7), circle(84, 80, 7), rect(42, 16, 36, 6)),
    ],
  },
  {
    id: 'hot-air-balloon',
    noun: 'hot-air balloon',
    cues: 'hot-air adventure-flight airship aerial sightseeing ballooning experience',
    even: true,
    items: [
      solid(
        'M60 4 A43 43 0 0 1 103 47 C103 63 85 74 77 82 H43 C35 74 17 63 17 47 A43 43 0 0 1 60 4Z',
        roundedRect(46, 98, 28, 16, 3),
        rect(46, 80, 7, 20),
        rect(67, 80, 7, 20),
      ),
      score('M48 84 C38 66 38 22 53 5', 5.5),
      score('M72 84 C82 66 82 22 67 5', 5.5),
    ],
  },
  {
    id: 'signpost',
    noun: 'signpost',
    cues: 'signpost path way route choice guide direction advice advise pathway wayfinding crossroads',
    items: [
      solid(rect(55.5, 6, 9, 106), 'M14 18 H88 L106 32 L88 46 H14Z', 'M106 54 H32 L14 68 L32 82 H106Z'),
    ],
  },
  {
    id: 'wheel',
    noun: 'spoked wheel',
    cues: 'wheel cart wagon tyre tire rim spin ferris mill',
    even: true,
    items: [
      line(circle(60, 60, 44), 10),
      ...SPOKES.map((turn) =>
        line(
          rotate(
            [
              ['M', 60, 18],
              ['L', 60, 102],
            ],
            turn,
          ),
          7,
        ),
      ),
      solid(circle(60, 60, 13)),
    ],
  },
  {
    id: 'bridge',
    noun: 'bridge',
    cues: 'bridge connect between gap link transition cross-border intermediary crossing infrastructure civil-engineer',
    even: true,
    items: [
      solid(rect(6, 72, 108, 10), rect(26, 22, 9, 84), rect(85, 22, 9, 84)),
      line('M6 62 C18 56 26 44 30 26 C36 50 48 60 60 60 S84 50 90 26 C94 44 102 56 114 62', 7),
      line('M60 60 V74', 6),
    ],
  },
  {
    id: 'map',
    noun: 'folded map',
    cues: 'map mapping route walking-tour sightseeing geodata gis survey itinerary city-tour hiking-route',
    items: [solid('M8 26 L38 12 V94 L8 108Z', 'M45 12 L75 26 V108 L45 94Z', 'M82 26 L112 12 V94 L82 108Z')],
  },
  {
    id: 'palm',
    noun: 'palm tree',
    cues: 'palm beach tropical island resort coconut surf-camp caribbean desert oasis',
    items: [
      solid('M56 112 C62 86 60 66 56 48 L64 46 C72 66 72 88 68 112Z'),
      ...[
        [-160, 46],
        [-118, 38],
        [-64, 40],
        [-14, 46],
        [158, 40],
      ].map(([turn = 0, length = 0]) => solid(leaf(turn, length))),
    ],
  },
  {
    id: 'road',
    noun: 'road',
    cues: 'road highway driving-school street journey roadmap milestone traffic roadtrip pavement',
    even: true,
    items: [
      solid('M46 10 H74 L112 110 H8Z'),
      cut('M57.5 22 H62.5 L63.5 38 H56.5Z', 'M55.5 50 H64.5 L66 70 H54Z', 'M53 82 H67 L69 110 H51Z'),
    ],
  },
  {
    id: 'scooter',
    noun: 'scooter',
    cues: 'scooter moped motorbike motorcycle micromobility e-scooter helmet',
    items: [
      line('M66 12 H82 L96 84', 9),
      line('M96 88 H28', 9),
      solid(circle(24, 96, 15), circle(96, 96, 15)),
      cut(circle(24, 96, 5.5), circle(96, 96, 5.5)),
    ],
  },
  {
    id: 'flag',
    noun: 'flag',
    cues: 'flag milestone nation country citizenship visa immigration expedition golf race finish embassy passport',
    items: [solid(rect(16, 8, 9, 104), 'M31 14 C48 6 64 26 106 14 V66 C64 78 48 58 31 66Z')],
  },
]

function leaf(turn: number, length: number) {
  const [x, y] = polar(60, 46, length, turn)
  const [a, b] = polar(60, 46, length * 0.6, turn - 24)
  const [c, d] = polar(60, 46, length * 0.5, turn + 22)
  return `M60 46 Q${a} ${b} ${x} ${y + 8} Q${c} ${d} 60 46Z`
}
