// Looks of what is done for bodies, minds, families and homes.
import { BLUSH, CREAM, DEW, LILAC, LINEN, look, MIST, SAND, type Theme } from './theme.ts'

export const PEOPLE_AND_HOMES: Theme[] = [
  {
    id: 'cloth',
    cues: /\b(cloth(?:es|ing)?|tailors?|seamstress(?:es)?|vintage|fashion|dress(?:es)?|denim|jeans|wool|textiles?|sew(?:n|ing)?|wardrobes?|sneakers?|shoes?|garments?|knit\w*|fabrics?|jewel\w*|alter(?:s|ed|ation|ations)?)\b/i,
    looks: [
      look('Mulberry, Rosewood, Thread pink, Calico, Boot black, Thimble', {
        primary: [355, 0.095, 0.34],
        paper: BLUSH,
        signal: [55, 0.12],
      }),
      look('Indigo dye, Chambray, Washed denim, Ecru, Selvedge, Copper rivet', {
        primary: [272, 0.105, 0.34],
        paper: CREAM,
        signal: [45, 0.14],
      }),
      look('Loden, Tweed, Heather green, Ecru, Worsted, Madder', {
        primary: [135, 0.045, 0.35],
        paper: SAND,
        signal: [22, 0.165],
        ink: [80, 0.012],
      }),
    ],
    pairings: ['instrument-figtree', 'newsreader-plex', 'fraunces-plex'],
    character: ['well cut, with one visible stitch', 'soft cloth, exact measures'],
    radius: 4,
    scale: 1.25,
  },
  {
    id: 'beauty',
    cues: /\b(skin(?:care)?|hair(?:dress\w*|cuts?)?|beauty|salons?|nails?|cosmetics?|barbers?(?:hops?)?|spas?|perfumes?|scents?|soaps?|make-?up|candles?|lash(?:es)?|massage)\b/i,
    looks: [
      look('Bordeaux, Rosewater, Powder, Cream, Kohl, Coral', {
        primary: [5, 0.1, 0.35],
        paper: BLUSH,
        signal: [28, 0.165],
      }),
      look('Eucalyptus, Aloe, Sea glass, Oat milk, Charcoal, Apricot', {
        primary: [185, 0.05, 0.37],
        paper: [70, 0.016],
        signal: [42, 0.14],
        ink: [60, 0.01],
      }),
      look('Iris, Violet root, Lilac, Petal, Night bloom, Amber', {
        primary: [300, 0.09, 0.35],
        paper: LILAC,
        signal: [50, 0.13],
      }),
    ],
    pairings: ['instrument-figtree', 'newsreader-plex', 'fraunces-plex'],
    character: ['soft-spoken and precise', 'a clean shelf with space between things'],
    radius: 12,
    scale: 1.25,
  },
  {
    id: 'sport',
    cues: /\b(gyms?|fitness|yoga|pilates|run(?:ners?|ning)|train(?:ers|ing session|ing plan)s?|sports?|climb(?:ing|ers?)|cycl(?:ing|ists?)|football|bodybuild\w*|athletes?|boxing|workouts?|swim\w*|tennis|padel|dance|dojo|golf|skat(?:e|ing))\b/i,
    looks: [
      look('Track, Asphalt blue, Lane, Chalk, Rubber, Baton', {
        primary: [262, 0.12, 0.35],
        paper: MIST,
        signal: [34, 0.185],
        ink: [262, 0.025],
        line: [240, 0.115],
      }),
      look('Oxblood, Brick, Clay court, Chalk, Iron, Turf', {
        primary: [24, 0.105, 0.35],
        paper: LINEN,
        signal: [148, 0.12],
        ink: [30, 0.012],
      }),
      look('Turf, Pitch, Spring green, Chalk, Iron, Whistle', {
        primary: [155, 0.08, 0.36],
        paper: DEW,
        signal: [40, 0.165],
        ink: [160, 0.012],
        line: [148, 0.11],
      }),
    ],
    pairings: ['barlow-figtree', 'schibsted-plex', 'outfit-plex'],
    character: ['direct and fresh; big targets for tired hands', 'short breath, short sentences'],
    radius: 8,
    scale: 1.333,
  },
  {
    id: 'calm',
    cues: /\b(meditat\w+|mindful\w*|sleep(?:ing)?|retreats?|mental health|therap(?:y|ists?)|counsell\w*|anxiety|burn(?:ed)?-?out|wellbeing|well-being|breath\w*|grief|stress)\b/i,
    looks: [
      look('Evening, Dusk violet, Heather, Moonlight, Midnight, Lamp', {
        primary: [290, 0.075, 0.35],
        paper: LILAC,
        signal: [52, 0.125],
      }),
      look('Still water, Reed, Lake, Mist, Deep pool, Ember', {
        primary: [200, 0.055, 0.36],
        paper: [180, 0.01],
        signal: [40, 0.145],
      }),
      look('Moss, Fern, Lichen, Morning, Bark, Clay', {
        primary: [145, 0.05, 0.36],
        paper: LINEN,
        signal: [38, 0.13],
        ink: [70, 0.014],
      }),
    ],
    pairings: ['newsreader-plex', 'instrument-figtree', 'figtree-source'],
    character: ['quiet; nothing hurries and nothing blinks', 'low light and long lines'],
    radius: 14,
    scale: 1.25,
  },
  {
    id: 'letters',
    cues: /\b(denied|denials?|rejected|appeals?|claims?|refunds?|compensation|reimburse\w*|disputes?|complaints?)\b/i,
    looks: [
      look('Petrol, Verdigris, Carbon copy, Envelope, Typewriter, Wax seal', {
        primary: [204, 0.062, 0.305],
        paper: [75, 0.016],
        signal: [18, 0.175],
        ink: [210, 0.025],
        line: [196, 0.075],
      }),
      look('Stamp green, Ledger, Blotting paper, Envelope, Nib, Vermilion', {
        primary: [172, 0.062, 0.35],
        paper: CREAM,
        signal: [30, 0.175],
        ink: [180, 0.02],
      }),
      look('Airmail, Blue pencil, Carbon blue, Envelope, Nib, Red pencil', {
        primary: [258, 0.11, 0.35],
        paper: SAND,
        signal: [22, 0.18],
      }),
    ],
    pairings: ['source-figtree', 'schibsted-source', 'newsreader-plex'],
    character: ['patient and exact, like a well-argued letter', 'paper in order, one red mark'],
    radius: 4,
    scale: 1.2,
  },
  {
    id: 'clinic',
    cues: /\b(clinics?|clinicians?|patients?|medical|health(?:care)?|physio\w*|nurses?|dent(?:al|ists?)|doctors?|pharmac(?:y|ies)|medicines?|ultrasound|midwi(?:fe|ves)|vaccines?|hospitals?|diabetes|surg\w+|symptoms?|diagnos\w+|telehealth|fertility|pregnan\w+|pcos)\b/i,
    looks: [
      look('Scrubs, Sea glass, Gauze green, Clean sheet, Night ward, Coral', {
        primary: [188, 0.06, 0.37],
        paper: [180, 0.01],
        signal: [26, 0.17],
        line: [185, 0.085],
      }),
      look('Ward blue, Cornflower, Vein, Clean sheet, Pulse ink, Clay', {
        primary: [256, 0.1, 0.37],
        paper: MIST,
        signal: [36, 0.165],
        line: [245, 0.1],
      }),
      look('Heather, Mauve, Lavender, Cotton, Dark vial, Leaf', {
        primary: [318, 0.075, 0.36],
        paper: [330, 0.008],
        signal: [150, 0.11],
      }),
    ],
    pairings: ['figtree-source', 'schibsted-plex', 'source-figtree'],
    character: ['calm and exact; nothing blinks', 'clean, well lit, and in plain words'],
    radius: 8,
    scale: 1.2,
  },
  {
    id: 'care',
    cues: /\b(care homes?|home care|elder(?:s|ly|care)?|carers?|caring|older people|ageing|aging|dementia|disab\w+|hospice|grandparents?|seniors?)\b/i,
    looks: [
      look('Aubretia, Mauve, Heather, Cotton, Dusk, Marigold', {
        primary: [312, 0.08, 0.36],
        paper: CREAM,
        signal: [52, 0.135],
      }),
      look('Hedge, Sage, Celadon, Cotton, Oak, Rosehip', {
        primary: [160, 0.05, 0.37],
        paper: BLUSH,
        signal: [22, 0.16],
        ink: [60, 0.014],
      }),
      look('Blue door, Delft, Forget-me-not, Doily, Slate, Brick', {
        primary: [245, 0.085, 0.37],
        paper: CREAM,
        signal: [36, 0.15],
      }),
    ],
    pairings: ['figtree-source', 'newsreader-plex', 'zilla-figtree'],
    character: ['kind, and easy to read', 'large type and no hurry'],
    radius: 12,
    scale: 1.25,
  },
  {
    id: 'children',
    cues: /\b(child(?:ren|care)?|kids?|toddlers?|bab(?:y|ies)|nurser(?:y|ies)|toys?|play ?groups?|parents?|mothers?|playground|kindergarten|teenagers?|famil(?:y|ies) with)\b/i,
    looks: [
      look('Crayon blue, Sky, Paddling pool, Paper hat, Night light, Strawberry', {
        primary: [260, 0.13, 0.39],
        paper: [95, 0.024],
        signal: [18, 0.185],
        line: [240, 0.12],
      }),
      look('Gooseberry, Apple, Pea, Milk, Wood block, Tangerine', {
        primary: [140, 0.08, 0.38],
        paper: CREAM,
        signal: [42, 0.16],
        ink: [65, 0.014],
        line: [128, 0.11],
      }),
      look('Blackberry, Plum, Lilac chalk, Milk, Dark jam, Paint pot', {
        primary: [330, 0.11, 0.37],
        paper: [88, 0.022],
        signal: [192, 0.085],
      }),
    ],
    pairings: ['bricolage-figtree', 'outfit-plex', 'fraunces-plex'],
    character: ['bright and sturdy', 'playful in the titles, grown-up in the details'],
    radius: 16,
    scale: 1.25,
  },
  {
    id: 'household',
    cues: /\b(house(?:s|mates?|hold|holds|work|keeping)?|flatmates?|roommates?|chores?|clean(?:s|ers?|ing)?|laundry|homes?|tidy\w*|declutter\w*|interiors?|mov(?:ers|ing house)|storage|neighbou?rs?)\b/i,
    looks: [
      look('Blueberry, Grape soda, Periwinkle, Clean plate, Late night, Fridge magnet', {
        primary: [285, 0.14, 0.38],
        paper: [285, 0.01],
        signal: [32, 0.185],
        ink: [285, 0.035],
      }),
      look('Dish green, Mint, Soap, Clean sheet, Iron, Clementine', {
        primary: [176, 0.065, 0.38],
        paper: DEW,
        signal: [42, 0.16],
        line: [172, 0.085],
      }),
      look('Brick, Doormat, Terracotta, Plaster, Soot, Front door', {
        primary: [33, 0.1, 0.38],
        paper: SAND,
        signal: [248, 0.13],
        ink: [40, 0.014],
      }),
    ],
    pairings: ['bricolage-figtree', 'outfit-plex', 'figtree-source'],
    character: ['cheerful and fair', 'tidy, with a sense of humour'],
    radius: 12,
    scale: 1.25,
  },
  {
    id: 'travel',
    cues: /\b(travel\w*|hotels?|b&b|guest ?houses?|tours?|trips?|holidays?|hostels?|hik(?:e|ers?|ing)|camp(?:s|ing|ers?|site)?|luggage|flights?|tourists?|cabins?|mountains?|birdwatch\w*)\b/i,
    looks: [
      look('Fjord, Lake, Glacier, Map paper, Night train, Tent', {
        primary: [218, 0.068, 0.35],
        paper: [90, 0.018],
        signal: [42, 0.16],
        line: [212, 0.085],
      }),
      look('Pine, Larch, Trail, Map paper, Peat, Marker', {
        primary: [162, 0.058, 0.34],
        paper: LINEN,
        signal: [32, 0.175],
        ink: [90, 0.012],
      }),
      look('Canyon, Adobe, Dune, Sand, Basalt, Lagoon', {
        primary: [36, 0.095, 0.37],
        paper: SAND,
        signal: [205, 0.085],
        ink: [40, 0.014],
      }),
    ],
    pairings: ['fraunces-plex', 'schibsted-source', 'barlow-figtree'],
    character: ['open and light; places before prices', 'a good map, folded once'],
    radius: 10,
    scale: 1.25,
  },
  {
    id: 'celebration',
    cues: /\b(weddings?|brid(?:es?|al)|part(?:y|ies)|celebrat\w*|gifts?|presents|birthdays?|engagements?|invitations?)\b/i,
    looks: [
      look('Garland, Myrtle, Eucalyptus, Veil, Evening, Peony', {
        primary: [165, 0.05, 0.36],
        paper: BLUSH,
        signal: [2, 0.165],
      }),
      look('Midnight, Delphinium, Bluebell, Veil, Dance floor, Rose gold', {
        primary: [278, 0.095, 0.33],
        paper: BLUSH,
        signal: [36, 0.135],
      }),
      look('Damson, Sweet pea, Ribbon, Champagne, Late hour, Gilt', {
        primary: [340, 0.095, 0.35],
        paper: [80, 0.022],
        signal: [62, 0.11],
      }),
    ],
    pairings: ['instrument-figtree', 'fraunces-plex', 'newsreader-plex'],
    character: ['festive without fuss', 'an invitation on good paper'],
    radius: 8,
    scale: 1.333,
  },
]
