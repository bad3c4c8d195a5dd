// Looks of what is eaten, drunk, grown and kept.
import { CREAM, DEW, LINEN, look, MIST, SAND, type Theme } from './theme.ts'

export const FOOD_AND_LAND: Theme[] = [
  {
    id: 'bread',
    cues: /\b(baker(?:y|ies|s)?|bak(?:es?|ing)|bread|sourdough|loa(?:f|ves)|pastr(?:y|ies)|patisserie|cakes?|croissants?|bagels?|panaderia|boulangerie|backerei|panetteria|padaria|piekarnia)\b|面包|パン屋|ベーカリー|مخبز|빵집|пекарн/i,
    looks: [
      look('Bottle, Sage, Thyme, Flour, Rye, Crust', {
        primary: [164, 0.056],
        paper: CREAM,
        signal: [46, 0.14],
        ink: [55, 0.016],
      }),
      look('Rye crumb, Malt, Oat, Flour, Oven, Cherry', {
        primary: [52, 0.062, 0.35],
        paper: CREAM,
        signal: [20, 0.17],
      }),
      look('Plum jam, Fig, Mallow, Butter, Currant, Crust', {
        primary: [350, 0.085, 0.34],
        paper: [92, 0.03],
        signal: [48, 0.14],
      }),
    ],
    pairings: ['fraunces-plex', 'zilla-figtree', 'newsreader-plex'],
    character: ['warm and unhurried, like a counter', 'floury hands and a clear price list'],
    radius: 10,
    scale: 1.25,
  },
  {
    id: 'coffee',
    cues: /\b(coff?ee|cafes?|espresso|roast(?:s|ed|ers?|ery|ing)?|tea ?(?:house|room|shop)?|barista)\b/i,
    looks: [
      look('Dark roast, Bean, Crema, Milk, Kettle, Cherry', {
        primary: [48, 0.055, 0.32],
        paper: SAND,
        signal: [22, 0.17],
      }),
      look('Night bar, Steam, Saucer, Milk, Roast, Copper', {
        primary: [232, 0.055, 0.33],
        paper: CREAM,
        signal: [50, 0.13],
        ink: [50, 0.016],
      }),
      look('Leaf, Tea green, Matcha, Cup, Kettle, Clay', {
        primary: [150, 0.065, 0.37],
        paper: LINEN,
        signal: [40, 0.14],
      }),
    ],
    pairings: ['bricolage-plex', 'fraunces-plex', 'instrument-figtree'],
    character: ['awake and easy, like the first cup', 'dark wood, white cups, few words'],
    radius: 10,
    scale: 1.25,
  },
  {
    id: 'kitchen',
    cues: /\b(restaurants?|pizz(?:a|eria)s?|meals?|kitchens?|cook(?:s|ed|ing|ery)?|chefs?|food|lunch(?:es)?|dinners?|snacks?|sauces?|catering|tacos?|bibimbap|burgers?|noodles?|spices?|recipes?|delicatessen|dishes|cuisine|vegan|jam|honey|chocolate|grocer(?:y|ies|s)?)\b/i,
    looks: [
      look('Tomato, Paprika, Peach, Salt, Pan, Basil', {
        primary: [28, 0.125, 0.4],
        paper: [70, 0.02],
        signal: [150, 0.11],
        ink: [35, 0.02],
      }),
      look('Aubergine, Fig, Radish, Rice, Skillet, Chilli', {
        primary: [325, 0.08, 0.34],
        paper: CREAM,
        signal: [32, 0.18],
      }),
      look('Olive, Caper, Fennel, Salt, Pepper, Saffron', {
        primary: [120, 0.06, 0.37],
        paper: [98, 0.024],
        signal: [52, 0.13],
      }),
    ],
    pairings: ['bricolage-plex', 'zilla-figtree', 'fraunces-plex'],
    character: ['generous and quick, like a good kitchen', 'a short menu, well set'],
    radius: 10,
    scale: 1.25,
  },
  {
    id: 'cellar',
    cues: /\b(beers?|brew(?:s|ed|ery|eries|ing|ers?)?|wines?|vineyards?|ciders?|cocktails?|spirits|distiller(?:y|ies)|gin|whisk(?:e)?y|taprooms?|pubs?|kombucha|bars?)\b/i,
    looks: [
      look('Hop, Bine, Barley green, Foam, Cask, Copper', {
        primary: [140, 0.07, 0.36],
        paper: CREAM,
        signal: [55, 0.125],
        ink: [70, 0.016],
        line: [125, 0.09],
      }),
      look('Claret, Rosé, Grape skin, Cork, Cellar, Brass', {
        primary: [12, 0.105, 0.33],
        paper: SAND,
        signal: [68, 0.11],
      }),
      look('Night shift, Slate, Stout blue, Foam, Stout, Amber', {
        primary: [255, 0.06, 0.31],
        paper: CREAM,
        signal: [56, 0.13],
      }),
    ],
    pairings: ['zilla-plex', 'barlow-figtree', 'fraunces-plex'],
    character: ['dark, dry and sociable', 'a label one would keep'],
    radius: 4,
    scale: 1.25,
  },
  {
    id: 'sea',
    cues: /\b(seas?|oceans?|oysters?|mussels?|tides?|buoys?|fish(?:ing|ers?|eries)?|boats?|sail(?:s|ing|ors?)?|surf(?:s|ers?|ing|boards?)?|marine|harbours?|harbors?|kelp|beach(?:es)?|div(?:ers?|ing)|coast(?:al)?|kitesurf\w*|yachts?|kayaks?|canoes?)\b/i,
    looks: [
      look('Deep channel, Ebb, Shallows, Shell, Night ink, Buoy', {
        primary: [243, 0.078, 0.34],
        paper: [205, 0.01],
        signal: [36, 0.175],
        ink: [250, 0.045],
        line: [218, 0.1],
      }),
      look('Kelp water, Lagoon, Rock pool, Foam, Trench, Flare', {
        primary: [205, 0.066, 0.36],
        paper: [190, 0.012],
        signal: [28, 0.18],
        ink: [215, 0.035],
        line: [195, 0.09],
      }),
      look('North sea, Swell, Spray, Sandbar, Hull, Lifeboat', {
        primary: [228, 0.07, 0.33],
        paper: [85, 0.018],
        signal: [44, 0.155],
        ink: [235, 0.035],
        line: [215, 0.085],
      }),
    ],
    pairings: ['schibsted-source', 'barlow-plex', 'schibsted-plex'],
    character: ['clear and steady, like a chart', 'dry decks, sharp figures'],
    radius: 4,
    scale: 1.2,
  },
  {
    id: 'field',
    cues: /\b(farm(?:s|ers?|ing)?|vegetables?|veg|salads?|grow(?:ers?|s|ing)?|crops?|orchards?|harvests?|soil|compost|grain|dairy|bees?|beekeepers?|hives?|cattle|seeds?|mushrooms?|herbs?|irrigation|agricultur\w+)\b/i,
    looks: [
      look('Furrow, Stubble, Straw green, Chaff, Loam, Poppy', {
        primary: [128, 0.066, 0.36],
        paper: LINEN,
        signal: [30, 0.175],
        ink: [80, 0.018],
        line: [118, 0.09],
      }),
      look('Loam, Clay, Straw, Chaff, Peat, Sprout', {
        primary: [58, 0.058, 0.35],
        paper: [98, 0.022],
        signal: [138, 0.12],
      }),
      look('Kale, Dill, Hedge, Barley, Night field, Squash', {
        primary: [170, 0.06, 0.35],
        paper: [92, 0.022],
        signal: [54, 0.14],
      }),
    ],
    pairings: ['zilla-plex', 'schibsted-source', 'newsreader-plex'],
    character: ['rooted and matter-of-fact', 'what is ripe, said plainly'],
    radius: 6,
    scale: 1.25,
  },
  {
    id: 'garden',
    cues: /\b(gardens?|gardeners?|gardening|plants?|flowers?|florists?|lawns?|houseplants?|trees?|forests?|woodlands?|nursery plants|landscap\w+|bouquets?|hedges?)\b/i,
    looks: [
      look('Ivy, Fern, Moss, Dew, Night leaf, Peony', {
        primary: [152, 0.07, 0.36],
        paper: DEW,
        signal: [5, 0.17],
        line: [145, 0.1],
      }),
      look('Foxglove, Lavender, Wisteria, Petal, Root, Leaf', {
        primary: [315, 0.09, 0.36],
        paper: [110, 0.014],
        signal: [142, 0.12],
      }),
      look('Cedar green, Lichen, Willow, Gravel, Bark, Terracotta', {
        primary: [182, 0.052, 0.36],
        paper: LINEN,
        signal: [40, 0.145],
        ink: [60, 0.016],
      }),
    ],
    pairings: ['newsreader-plex', 'fraunces-plex', 'figtree-source'],
    character: ['green and patient', 'quiet beds with one bloom'],
    radius: 12,
    scale: 1.25,
  },
  {
    id: 'animals',
    cues: /\b(dogs?|pupp(?:y|ies)|pets?|cats?|kittens?|vets?|veterinary|horses?|animals?|paws?|kennels?|groom(?:ing|ers?)|stables?|equestrian)\b/i,
    looks: [
      look('Conker, Fox, Biscuit, Straw bed, Dark collar, Lead', {
        primary: [42, 0.075, 0.36],
        paper: SAND,
        signal: [250, 0.13],
      }),
      look('Park, Meadow, Clover, Biscuit, Wet nose, Ball', {
        primary: [158, 0.07, 0.37],
        paper: [88, 0.02],
        signal: [32, 0.175],
        ink: [60, 0.012],
      }),
      look('Blue merle, Rain coat, Puddle, Bone, Dark coat, Collar', {
        primary: [262, 0.09, 0.37],
        paper: CREAM,
        signal: [38, 0.165],
        ink: [265, 0.03],
        line: [250, 0.1],
      }),
    ],
    pairings: ['outfit-plex', 'figtree-source', 'bricolage-figtree'],
    character: ['friendly and dependable', 'cheerful, with clean paws'],
    radius: 14,
    scale: 1.25,
  },
  {
    id: 'energy',
    cues: /\b(solar|batter(?:y|ies)|energy|electric(?:ity|al)?|wind ?(?:farms?|turbines?)?|heat ?pumps?|grid|ev|charg(?:ers?|ing)|power|hydrogen|insulation|carbon|climate|recycl\w+|waste|emissions?)\b/i,
    looks: [
      look('Dusk, Horizon, Haze, Frost, Night grid, Sunrise', {
        primary: [268, 0.1, 0.36],
        paper: [95, 0.016],
        signal: [50, 0.145],
        ink: [268, 0.04],
        line: [245, 0.1],
      }),
      look('Turbine, Current, Breeze, Frost, Substation, Spark', {
        primary: [195, 0.065, 0.36],
        paper: MIST,
        signal: [38, 0.17],
        line: [190, 0.09],
      }),
      look('Cell green, Meadow, Charge, Daylight, Carbon, Filament', {
        primary: [145, 0.08, 0.37],
        paper: [110, 0.016],
        signal: [46, 0.15],
        ink: [150, 0.014],
        line: [135, 0.11],
      }),
    ],
    pairings: ['outfit-plex', 'schibsted-plex', 'barlow-figtree'],
    character: ['bright and measured', 'clean lines under a low sun'],
    radius: 6,
    scale: 1.2,
  },
]
