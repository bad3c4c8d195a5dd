// Pictograms of what is baked, cooked, poured and eaten.
import { arcBand, circle, ellipse, lens, mirror, rect, ring, roundedRect } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid } from './pictogram.ts'

const ear = [58, 80, 102].flatMap((y) => lens([55, y], [31, y - 24], 15))
const fruitSlices = [0, 60, 120, 180, 240, 300].flatMap((turn) => arcBand(60, 60, 32, 8, turn + 7, 46))

export const FOOD: Pictogram[] = [
  {
    id: 'loaf',
    noun: 'loaf',
    cues: 'bread loaf sourdough bakery baker bake baking baguette pastry toast crust dough',
    items: [
      solid('M14 84 V72 C14 44 36 32 60 32 S106 44 106 72 V84 A10 10 0 0 1 96 94 H24 A10 10 0 0 1 14 84Z'),
      score('M36 74 L46 52', 8, 'round'),
      score('M56 74 L66 52', 8, 'round'),
      score('M76 74 L86 52', 8, 'round'),
    ],
  },
  {
    id: 'wheat',
    noun: 'ear of wheat',
    cues: 'wheat grain flour mill cereal harvest crop barley oat rye granary bushel malt brewery farm farmer agricultur*',
    even: true,
    items: [solid(rect(56.5, 42, 7, 68), lens([60, 10], [60, 38], 16), ear, mirror(ear))],
  },
  {
    id: 'cup',
    noun: 'cup of coffee',
    cues: 'coffee cafe café espresso roaster roastery barista tea latte cappuccino cuppa brew matcha cup mug tea-room scone kettle',
    items: [
      solid('M20 42 H84 V68 A24 24 0 0 1 60 92 H44 A24 24 0 0 1 20 68Z', rect(14, 98, 76, 8)),
      line('M84 50 H88 A12 12 0 0 1 88 74 H81'),
      line('M42 34 V28 C42 22 36 22 36 14', 7),
      line('M64 34 V28 C64 22 58 22 58 14', 7),
    ],
  },
  {
    id: 'wine',
    noun: 'wine glass',
    cues: 'wine vineyard winery sommelier cellar cocktail bar aperitif prosecco cider spirits gin',
    even: true,
    items: [
      solid('M34 12 H86 L84 40 C83 56 72 63 64 64.5 V98 H84 V106 H36 V98 H56 V64.5 C48 63 37 56 36 40Z'),
      cut('M42 20 H78 L77.2 33 H42.8Z'),
    ],
  },
  {
    id: 'beer',
    noun: 'beer mug',
    cues: 'beer ale pub brewer brewpub taproom lager tavern hop',
    items: [
      solid('M24 48 H80 V98 A8 8 0 0 1 72 106 H32 A8 8 0 0 1 24 98Z'),
      solid('M24 41 A12 12 0 0 1 26 20 A15 15 0 0 1 52 16 A15 15 0 0 1 78 20 A11 11 0 0 1 80 41Z'),
      line('M80 58 H90 A8 8 0 0 1 98 66 V80 A8 8 0 0 1 90 88 H80', 9),
      score('M43 58 V94', 7),
      score('M61 58 V94', 7),
    ],
  },
  {
    id: 'cutlery',
    noun: 'knife and fork',
    cues: 'restaurant meal dinner lunch eat dining catering caterer chef supper canteen food bistro brunch menu dish recipe cook cooking',
    items: [
      solid(
        'M26 12 H33 V38 H37 V12 H44 V38 H48 V12 H55 V44 A14.5 14.5 0 0 1 45 57.5 V108 H36 V57.5 A14.5 14.5 0 0 1 26 44Z',
      ),
      solid('M74 12 C90 20 98 42 96 66 H84 V108 H74Z'),
    ],
  },
  {
    id: 'bowl',
    noun: 'steaming bowl',
    cues: 'soup noodle ramen bowl rice stew broth curry pho porridge salad poke vegan vegetarian',
    items: [
      solid('M12 58 H108 A48 44 0 0 1 78 98 V106 H42 V98 A48 44 0 0 1 12 58Z'),
      line('M40 50 V44 C40 36 32 36 32 26 V18', 8),
      line('M64 50 V44 C64 36 56 36 56 26 V18', 8),
      line('M88 50 V44 C88 36 80 36 80 26 V18', 8),
    ],
  },
  {
    id: 'pot',
    noun: 'cooking pot',
    cues: 'pot kitchen casserole cookware stove sauce jam preserve home-cooked cookery',
    even: true,
    items: [
      solid(
        'M24 56 H96 V92 A12 12 0 0 1 84 104 H36 A12 12 0 0 1 24 92Z',
        'M24 48 A36 24 0 0 1 96 48Z',
        rect(8, 62, 16, 9),
        rect(96, 62, 16, 9),
        circle(60, 19, 6),
      ),
    ],
  },
  {
    id: 'apple',
    noun: 'apple',
    cues: 'apple fruit orchard organic grocer greengrocer nutrition nutritionist diet healthy snack produce',
    items: [
      solid(
        'M60 40 C48 31 18 30 18 64 C18 88 38 108 52 108 C56 108 58 106 60 106 C62 106 64 108 68 108 C82 108 102 88 102 64 C102 30 72 31 60 40Z',
        lens([60, 32], [84, 10], 15),
      ),
      score('M34 62 C34 54 38 48 44 46', 7, 'round'),
    ],
  },
  {
    id: 'carrot',
    noun: 'carrot',
    cues: 'carrot vegetable veg root allotment market-garden plant-based seasonal compost leftovers surplus',
    items: [
      solid('M44 44 H76 A7 7 0 0 1 83 53 L65 105 A5.3 5.3 0 0 1 55 105 L37 53 A7 7 0 0 1 44 44Z'),
      score('M30 62 H56', 6),
      score('M66 76 H90', 6),
      solid(lens([60, 38], [60, 8], 14), lens([53, 38], [32, 16], 13), lens([67, 38], [88, 16], 13)),
    ],
  },
  {
    id: 'cheese',
    noun: 'wedge of cheese',
    cues: 'cheese dairy milk creamery cheesemonger deli delicatessen butter yoghurt yogurt goat cow',
    items: [
      solid('M12 66 L80 26 C96 32 108 48 108 66Z', 'M12 73 H108 V102 H12Z'),
      cut(circle(80, 50, 8), circle(38, 87, 8), 'M74 73 A9 9 0 0 0 92 73Z'),
    ],
  },
  {
    id: 'ice-cream',
    noun: 'ice-cream cone',
    cues: 'ice-cream icecream gelato ice sorbet dessert scoop popsicle frozen',
    even: true,
    items: [
      solid('M34 58 A28 28 0 1 1 86 58Z', 'M35 65 H85 L60 110Z'),
      score('M48 60 L68 100', 5.5),
      score('M72 60 L52 100', 5.5),
    ],
  },
  {
    id: 'pizza',
    noun: 'slice of pizza',
    cues: 'pizza pizzeria italian pasta',
    even: true,
    items: [
      solid('M23 47 A64 64 0 0 1 97 47 L60 110Z'),
      line('M15.5 35 A76 76 0 0 1 104.5 35', 12),
      cut(circle(47, 58, 7), circle(72, 61, 7), circle(59, 82, 6)),
    ],
  },
  {
    id: 'cupcake',
    noun: 'cupcake',
    cues: 'cake cupcake patisserie confectioner birthday sweet cookie biscuit brownie donut doughnut chocolate',
    even: true,
    items: [
      solid('M34 72 H86 L78 108 H42Z', 'M26 65 A15 15 0 0 1 33 38 A27 27 0 0 1 87 38 A15 15 0 0 1 94 65Z'),
      cut('M45 72 H51 L53 108 H48Z', 'M75 72 H69 L67 108 H72Z'),
    ],
  },
  {
    id: 'bottle',
    noun: 'bottle',
    cues: 'bottle sauce oil drink beverage kombucha lemonade soda refill syrup vinegar distillery whisky',
    even: true,
    items: [
      solid(
        'M51 10 H69 V36 C69 46 82 50 82 64 V102 A8 8 0 0 1 74 110 H46 A8 8 0 0 1 38 102 V64 C38 50 51 46 51 36Z',
      ),
      cut(rect(47, 66, 26, 26), rect(51, 20, 18, 6)),
    ],
  },
  {
    id: 'jar',
    noun: 'jar',
    cues: 'jar pantry larder zero-waste pickle ferment fermented marmalade spice preserve bulk',
    even: true,
    items: [
      solid(roundedRect(34, 12, 52, 15, 3), roundedRect(24, 33, 72, 76, 16)),
      cut(roundedRect(37, 54, 46, 33, 3)),
    ],
  },
  {
    id: 'grapes',
    noun: 'bunch of grapes',
    cues: 'grape vine harvest olive berry cherry winegrower raisin',
    even: true,
    items: [
      solid(
        [31, 60, 89].flatMap((x) => circle(x, 44, 13)),
        [45.5, 74.5].flatMap((x) => circle(x, 69.5, 13)),
        circle(60, 95, 13),
        rect(56, 10, 8, 18),
      ),
    ],
  },
  {
    id: 'mushroom',
    noun: 'mushroom',
    cues: 'mushroom mycelium fungi forage foraging truffle forest-floor',
    even: true,
    items: [
      solid('M12 64 A48 50 0 0 1 108 64Z', 'M46 71 H74 C74 88 80 94 80 106 H40 C40 94 46 88 46 71Z'),
      cut(circle(60, 40, 9), circle(32, 52, 6), circle(88, 52, 6)),
    ],
  },
  {
    id: 'citrus',
    noun: 'slice of citrus',
    cues: 'lemon orange citrus juice lime vitamin zest tropical',
    even: true,
    items: [solid(ring(60, 60, 48, 39)), solid(fruitSlices)],
  },
  {
    id: 'smoothie',
    noun: 'cup with a straw',
    cues: 'smoothie bubble-tea boba shake milkshake soda takeaway-cup reusable-cup',
    items: [
      solid('M30 48 H90 L82 110 H38Z', rect(22, 32, 76, 10)),
      line('M60 34 L67 14 H86', 8),
      score('M30 66 H90', 7),
    ],
  },
  {
    id: 'burger',
    noun: 'burger',
    cues: 'burger sandwich diner grill barbecue bbq fast-food meat butcher bun wrap taco',
    even: true,
    items: [
      solid(
        'M16 50 A44 34 0 0 1 104 50Z',
        roundedRect(11, 57, 98, 16, 8),
        'M16 80 H104 V86 A18 18 0 0 1 86 104 H34 A18 18 0 0 1 16 86Z',
      ),
      cut(circle(44, 36, 4), circle(62, 30, 4), circle(78, 38, 4)),
    ],
  },
  {
    id: 'egg',
    noun: 'egg',
    cues: 'egg breakfast hen chicken poultry omelette',
    even: true,
    items: [
      solid('M60 10 C80 10 98 44 98 70 A38 38 0 0 1 22 70 C22 44 40 10 60 10Z'),
      cut(ellipse(60, 72, 17, 17)),
    ],
  },
]
