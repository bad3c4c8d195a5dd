// Pictograms of clothes, needlework and things made by hand.
import { arc, circle, rect, roundedRect } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid, turned } from './pictogram.ts'

export const CRAFT: Pictogram[] = [
  {
    id: 'needle',
    noun: 'needle and thread',
    cues: 'tailor needle thread sew sewing alter alteration seamstress embroidery stitch mend mending dressmaker bespoke quilting upcycle',
    items: [
      solid(turned('M60 2 L66 20 V96 A6 14 0 0 1 54 96 V20Z', 45)),
      cut(turned(roundedRect(57.5, 90, 5, 12, 2.5), 45)),
      line('M32 86 C14 78 10 52 30 48 S60 62 44 74 C36 82 60 102 76 92 S98 68 110 80', 6.5),
    ],
  },
  {
    id: 'button',
    noun: 'button',
    cues: 'button haberdashery garment clothes clothing fashion apparel wardrobe textile outfit',
    even: true,
    items: [
      solid(circle(60, 60, 49)),
      score(circle(60, 60, 35), 6),
      cut(circle(48, 48, 6.5), circle(72, 48, 6.5), circle(48, 72, 6.5), circle(72, 72, 6.5)),
    ],
  },
  {
    id: 'shirt',
    noun: 'shirt',
    cues: 'shirt tshirt t-shirt clothes clothing apparel fashion wear workwear uniform merch garment textile streetwear outfit',
    even: true,
    items: [solid('M38 12 C46 26 74 26 82 12 L114 34 L102 58 L90 52 V108 H30 V52 L18 58 L6 34Z')],
  },
  {
    id: 'dress',
    noun: 'dress',
    cues: 'dress bridal bride gown womenswear fashion rental-dress wedding-dress skirt costume',
    even: true,
    items: [
      solid(
        'M42 8 H50 V20 C54 28 66 28 70 20 V8 H78 V30 C78 40 74 44 72 54 H48 C46 44 42 40 42 30Z',
        'M47 60 H73 L98 110 H22Z',
      ),
    ],
  },
  {
    id: 'hanger',
    noun: 'coat hanger',
    cues: 'hanger wardrobe clothes closet clothing rental second-hand vintage boutique dry-cleaner stylist styling capsule-wardrobe',
    even: true,
    items: [line('M47 28 A13 13 0 1 1 60 41 V52', 8), line('M60 50 L12 86 V94 H108 V86 L60 50', 9)],
  },
  {
    id: 'scissors',
    noun: 'pair of scissors',
    cues: 'scissors hairdresser hair barber salon haircut cut stylist paper-craft hairdressing barbershop trim pattern',
    even: true,
    items: [
      line(circle(32, 92, 15), 8),
      line(circle(88, 92, 15), 8),
      solid('M40 78 L76 6 C84 16 84 24 80 32 L50 84Z', 'M80 78 L44 6 C36 16 36 24 40 32 L70 84Z'),
      cut(circle(60, 52, 4)),
    ],
  },
  {
    id: 'ring',
    noun: 'ring with a stone',
    cues: 'ring jewellery jewelry engagement jeweller goldsmith silversmith wedding marriage bracelet necklace',
    even: true,
    items: [line(circle(60, 76, 29), 10), solid('M46 8 H74 L86 22 L60 46 L34 22Z')],
  },
  {
    id: 'shoe',
    noun: 'shoe',
    cues: 'shoe sneaker footwear boot trainer cobbler sole insole leather sandal sock',
    items: [
      solid('M10 34 H38 C42 52 58 62 82 66 C100 69 110 76 110 90 H10Z', rect(10, 96, 100, 12)),
      score('M50 48 L40 60', 6),
      score('M64 58 L54 70', 6),
    ],
  },
  {
    id: 'spool',
    noun: 'spool of thread',
    cues: 'spool yarn thread fabric textile weaving weaver loom cotton wool linen fibre fiber rug carpet',
    items: [
      solid(rect(24, 8, 72, 14), rect(24, 98, 72, 14), rect(34, 28, 52, 64)),
      score('M32 56 L88 40', 6),
      score('M32 80 L88 64', 6),
    ],
  },
  {
    id: 'yarn',
    noun: 'ball of wool',
    cues: 'yarn knit knitting wool crochet sweater jumper knitwear sheep alpaca merino felt',
    items: [
      solid(circle(58, 54, 44)),
      score(arc(24, 20, 56, 10, 72), 6),
      score(arc(14, 10, 84, 16, 56), 6),
      score(arc(104, 104, 70, 188, 56), 6),
      line('M58 97 C70 108 84 92 110 104', 7),
    ],
  },
  {
    id: 'vase',
    noun: 'vase',
    cues: 'pottery ceramic ceramics vase clay potter porcelain tableware handmade artisan kiln glassblowing',
    even: true,
    items: [
      solid(
        'M42 10 H78 V18 C78 30 98 42 98 68 C98 90 86 102 80 110 H40 C34 102 22 90 22 68 C22 42 42 30 42 18Z',
      ),
      cut('M24 56 H96 L97.5 63 H22.5Z', 'M22.5 74 H97.5 L96 81 H24Z'),
    ],
  },
  {
    id: 'handbag',
    noun: 'handbag',
    cues: 'bag handbag leather backpack purse accessory tote rucksack leathergoods strap',
    even: true,
    items: [
      solid('M20 46 H100 L108 106 H12Z'),
      line('M38 48 V36 A22 24 0 0 1 82 36 V48', 8),
      score('M16 68 H48', 6),
      score('M72 68 H104', 6),
      score('M50 60 H70 V78 H50Z', 6),
    ],
  },
  {
    id: 'perfume',
    noun: 'perfume bottle',
    cues: 'perfume cosmetic cosmetics beauty makeup fragrance skincare serum lotion cream scent oil-blend',
    even: true,
    items: [
      solid(rect(46, 8, 28, 18), rect(52, 30, 16, 12), roundedRect(20, 46, 80, 64, 14)),
      cut('M60 58 C66 68 76 76 76 86 A16 15 0 0 1 44 86 C44 76 54 68 60 58Z'),
    ],
  },
  {
    id: 'comb',
    noun: 'comb',
    cues: 'comb hairstyle beard grooming wig braid curl barbering haircare pet-grooming',
    items: [
      solid(
        roundedRect(10, 20, 100, 32, [8, 8, 0, 0]),
        ...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(10 + i * 15.1, 50, 9.4, i === 0 || i === 6 ? 50 : 44)),
      ),
    ],
  },
  {
    id: 'saw',
    noun: 'saw',
    cues: 'saw woodwork woodworking timber lumber carpentry sawmill cabinetmaker joinery plywood tiny-house',
    items: [
      solid(
        'M8 40 H82 V76 L75 66 L66 76 L57 66 L48 76 L39 66 L30 76 L21 66 L8 74Z',
        'M88 34 H104 A10 10 0 0 1 114 44 V72 A10 10 0 0 1 104 82 H88Z',
      ),
      cut(roundedRect(96, 46, 9, 24, 4.5)),
    ],
  },
  {
    id: 'anvil',
    noun: 'anvil',
    cues: 'anvil metal metalwork forge blacksmith steel iron weld welding knife foundry',
    items: [
      solid('M6 30 H30 V24 H112 V36 C96 40 84 48 80 62 H86 L98 84 V98 H28 V84 L42 62 H46 C44 50 24 46 6 30Z'),
    ],
  },
  {
    id: 'barrel',
    noun: 'barrel',
    cues: 'barrel cask whisky rum ageing cooper cellar wholesale brewery distiller oil',
    even: true,
    items: [
      solid('M32 10 H88 C104 40 104 80 88 110 H32 C16 80 16 40 32 10Z'),
      score('M18 36 H102', 6.5),
      score('M18 84 H102', 6.5),
      cut(circle(60, 60, 8)),
    ],
  },
  {
    id: 'gift',
    noun: 'gift box',
    cues: 'gift present surprise hamper birthday party voucher wrapping souvenir occasion',
    even: true,
    items: [
      solid('M12 38 H56 V60 H12Z', 'M64 38 H108 V60 H64Z', 'M20 66 H56 V110 H20Z', 'M64 66 H100 V110 H64Z'),
      line('M60 34 C44 32 30 26 34 16 S58 16 60 34 C62 16 82 6 86 16 S76 32 60 34', 7),
    ],
  },
]
