// Pictograms of plants, sky, land and animals.
import {
  arc,
  circle,
  ellipse,
  lens,
  polar,
  rect,
  regularPolygon,
  rotate,
  roundedRect,
} from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid } from './pictogram.ts'

const around = (count: number, offset = 0) =>
  Array.from({ length: count }, (_, i) => offset + (i * 360) / count)

export const NATURE: Pictogram[] = [
  {
    id: 'leaf',
    noun: 'leaf',
    cues: 'leaf green eco ecological sustainable sustainability climate carbon recycling recycle biodegradable herbal botanical tea natural environment',
    items: [
      solid('M22 98 C10 50 34 14 104 16 C106 86 70 110 22 98Z'),
      score('M14 106 L74 46', 7),
      score('M51 69 V42', 6),
      score('M46 74 H78', 6),
    ],
  },
  {
    id: 'sprout',
    noun: 'sprout',
    cues: 'sprout seed seedling grow growing garden gardener gardening plant planting nursery greenhouse hydroponic soil microgreens incubator accelerator',
    items: [
      solid(
        'M56 108 V62 C26 62 14 44 14 22 C42 22 58 34 60 52 C62 30 80 14 106 14 C106 42 92 58 64 60 V108Z',
      ),
    ],
  },
  {
    id: 'tree',
    noun: 'tree',
    cues: 'tree forest forestry wood timber woodland arborist park oak family ancestry genealogy heritage',
    even: true,
    items: [
      solid('M56 110 V82 H46 A26 26 0 0 1 28 37 A32 32 0 0 1 92 37 A26 26 0 0 1 74 82 H64 V110Z'),
      score('M60 84 V46', 6),
      score('M60 70 L75 55', 6),
      score('M60 62 L47 49', 6),
    ],
  },
  {
    id: 'pine',
    noun: 'pine tree',
    cues: 'pine christmas fir evergreen cabin lodge nordic retreat outdoor wilderness',
    even: true,
    items: [solid('M60 8 L84 40 H76 L92 64 H82 L100 92 H64 V110 H56 V92 H20 L38 64 H28 L44 40 H36Z')],
  },
  {
    id: 'sun',
    noun: 'sun',
    cues: 'sun sunny solar summer holiday light morning daylight sunrise tan warm bright energy',
    even: true,
    items: [
      solid(circle(60, 60, 23)),
      ...around(8).map((turn) =>
        line(
          rotate(
            [
              ['M', 60, 26],
              ['L', 60, 9],
            ],
            turn,
          ),
          9,
        ),
      ),
    ],
  },
  {
    id: 'moon',
    noun: 'moon',
    cues: 'moon night sleep sleeping dream bedtime insomnia evening nocturnal lunar nap astrology',
    items: [solid('M70 12 A49 49 0 1 0 108 74 A40 40 0 0 1 70 12Z')],
  },
  {
    id: 'mountain',
    noun: 'mountain',
    cues: 'mountain hike hiking climb climbing summit peak trek trail alpine adventure outdoor bouldering ski',
    items: [
      solid(
        'M48 18 L62.5 45.5 L56 52 L48 44 L39 53 L33 47Z',
        'M29 54.5 L39 64 L48 55 L56 63 L66 53 L72 64 L81 50 L114 104 H4Z',
      ),
    ],
  },
  {
    id: 'flower',
    noun: 'flower',
    cues: 'flower florist bouquet bloom petal wedding beauty skincare spa cosmetics fragrance perfume rose blossom',
    even: true,
    items: [
      solid(around(6).flatMap((turn) => rotate(ellipse(60, 31, 14.5, 21), turn))),
      cut(circle(60, 60, 17)),
      solid(circle(60, 60, 10)),
    ],
  },
  {
    id: 'tulip',
    noun: 'tulip',
    cues: 'tulip spring bulb horticulture grower meadow funeral mother',
    even: true,
    items: [
      solid(
        'M32 14 L47 30 L60 10 L73 30 L88 14 V42 A28 28 0 0 1 64 69.7 V110 H56 V69.7 A28 28 0 0 1 32 42Z',
        lens([56, 108], [24, 72], 17),
        lens([64, 108], [96, 72], 17),
      ),
    ],
  },
  {
    id: 'flame',
    noun: 'flame',
    cues: 'fire flame heat heating boiler stove barbecue grill oven smoke sauna burn wood-fired gas hot spice chilli',
    items: [
      solid(
        'M64 8 C68 32 98 46 98 74 A38 36 0 0 1 22 74 C22 58 32 48 36 36 C42 40 46 46 48 54 C60 44 60 26 64 8Z',
      ),
      cut('M60 101 A17 17 0 0 1 43 84 C43 72 58 68 60 54 C63 68 77 72 77 84 A17 17 0 0 1 60 101Z'),
    ],
  },
  {
    id: 'bee',
    noun: 'bee',
    cues: 'bee honey beekeeper beekeeping hive pollinator pollination apiary wax beeswax',
    even: true,
    items: [
      solid(
        'M60 44 C76 44 82 58 82 72 C82 92 68 110 60 110 C52 110 38 92 38 72 C38 58 44 44 60 44Z',
        circle(60, 31, 11),
      ),
      cut(rect(34, 63, 52, 7), rect(34, 78, 52, 7)),
      solid(lens([50, 48], [8, 36], 24), lens([70, 48], [112, 36], 24)),
      line('M55 22 L46 10', 6),
      line('M65 22 L74 10', 6),
    ],
  },
  {
    id: 'honeycomb',
    noun: 'honeycomb',
    cues: 'honeycomb cell hexagon swarm cluster colony hub coworking collective',
    even: true,
    items: [
      solid(
        regularPolygon(60, 60, 15.5, 6),
        around(6).flatMap((turn) => regularPolygon(...polar(60, 60, 32.5, turn), 15.5, 6)),
      ),
    ],
  },
  {
    id: 'bird',
    noun: 'bird',
    cues: 'bird aviary owl swallow robin wing fly feather nest tweet song birdwatching falcon',
    items: [
      solid(
        'M44 62 V44 A24 24 0 0 1 91 38 L110 46 L92 53 V58 A42 42 0 0 1 50 100 H8 C28 94 44 84 44 62Z',
        rect(52, 96, 7, 14),
        rect(68, 92, 7, 18),
      ),
      cut(circle(72, 40, 5)),
      score('M92 62 A30 30 0 0 1 46 78', 6.5),
    ],
  },
  {
    id: 'paw',
    noun: 'paw',
    cues: 'pet paw vet veterinary veterinarian animal kennel grooming groomer shelter rescue cattery boarding sitter',
    even: true,
    items: [
      solid(
        'M60 56 C78 56 94 76 94 90 C94 102 84 106 76 104 C70 102 66 100 60 100 C54 100 50 102 44 104 C36 106 26 102 26 90 C26 76 42 56 60 56Z',
        ellipse(45, 30, 11, 16),
        ellipse(75, 30, 11, 16),
        rotate(ellipse(20, 56, 9.5, 14), -22, [20, 56]),
        rotate(ellipse(100, 56, 9.5, 14), 22, [100, 56]),
      ),
    ],
  },
  {
    id: 'bone',
    noun: 'bone',
    cues: 'bone treat chew orthopaedic orthopedic chiropractor osteopath dog-food kibble',
    items: [
      solid(
        ...[
          rect(32, 50, 56, 20),
          circle(27, 45, 15),
          circle(27, 75, 15),
          circle(93, 45, 15),
          circle(93, 75, 15),
        ].map((part) => rotate(part, -45)),
      ),
    ],
  },
  {
    id: 'dog',
    noun: 'dog',
    cues: 'dog puppy canine hound walker dog-walking walkies leash terrier',
    even: true,
    items: [
      solid(
        'M36 22 H84 C92 22 110 30 110 52 C110 66 102 72 94 70 C94 90 82 108 60 108 S26 90 26 70 C18 72 10 66 10 52 C10 30 28 22 36 22Z',
      ),
      score('M40 22 C31 32 29 44 28 72', 6.5),
      score('M80 22 C89 32 91 44 92 72', 6.5),
      cut(circle(46, 56, 5.5), circle(74, 56, 5.5), 'M49 72 H71 L64 83 H56Z'),
      score('M60 82 V94', 6),
    ],
  },
  {
    id: 'cat',
    noun: 'cat',
    cues: 'cat kitten feline whisker litter purr',
    even: true,
    items: [
      solid('M18 14 L44 34 H76 L102 14 V66 A42 42 0 0 1 18 66Z'),
      cut(lens([32, 62], [52, 62], 15), lens([68, 62], [88, 62], 15), 'M53 78 H67 L60 86Z'),
    ],
  },
  {
    id: 'horseshoe',
    noun: 'horseshoe',
    cues: 'horse riding equestrian stable pony saddle farrier equine ranch',
    even: true,
    items: [
      solid(
        'M22 108 V94 H30 C20 78 14 66 14 54 A46 44 0 0 1 106 54 C106 66 100 78 90 94 H98 V108 H70 V94 C82 80 88 66 88 54 A28 27 0 0 0 32 54 C32 66 38 80 50 94 V108Z',
      ),
      cut(circle(23, 56, 4), circle(33, 33, 4), circle(60, 20, 4), circle(87, 33, 4), circle(97, 56, 4)),
    ],
  },
  {
    id: 'plant-pot',
    noun: 'plant in a pot',
    cues: 'houseplant balcony succulent cactus terrarium planter urban-farming office-plant',
    even: true,
    items: [
      solid(
        'M32 72 H88 L80 110 H40Z',
        rect(56, 46, 8, 22),
        lens([60, 62], [60, 8], 22),
        lens([56, 64], [18, 34], 19),
        lens([64, 64], [102, 34], 19),
      ),
    ],
  },
  {
    id: 'butterfly',
    noun: 'butterfly',
    cues: 'butterfly transformation transform change makeover metamorphosis insect moth therapy',
    even: true,
    items: [
      solid(
        'M54 54 C50 28 34 14 12 14 C10 40 20 60 54 62Z',
        'M66 54 C70 28 86 14 108 14 C110 40 100 60 66 62Z',
        'M54 70 C32 66 22 76 22 100 C42 106 54 94 54 74Z',
        'M66 70 C88 66 98 76 98 100 C78 106 66 94 66 74Z',
        roundedRect(56.5, 30, 7, 78, 3.5),
      ),
    ],
  },
  {
    id: 'globe',
    noun: 'globe',
    cues: 'world global international globe language translation translator planet earth expat migrant foreign',
    even: true,
    items: [
      solid(circle(60, 60, 49)),
      score(ellipse(60, 60, 20, 49), 6),
      score('M10 60 H110', 6),
      score(arc(60, 4, 42, 30, 120), 6),
      score(arc(60, 116, 42, 210, 120), 6),
    ],
  },
  {
    id: 'snail',
    noun: 'snail',
    cues: 'snail slow shell-spiral patience mindful unhurried',
    items: [
      solid(circle(50, 56, 37)),
      score('M50 56 A9 9 0 0 1 68 56 A19 19 0 0 1 30 58 A26 26 0 0 1 56 32', 6.5),
      solid('M10 108 C14 96 30 96 44 96 H80 C90 96 90 88 90 78 V54 H104 V84 C104 100 96 108 82 108Z'),
      line('M93 54 L88 38', 6),
      line('M101 54 L106 38', 6),
    ],
  },
]
