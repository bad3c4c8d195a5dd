// What is worn.
import type { Goods } from './goods.ts'

export const WORN: Goods[] = [
  {
    cues: /\b(cloth(es|ing)|apparel|fashion|t-?shirts?|shirts|dresses|jackets?|denim|jeans|knitwear|socks|swimwear|lingerie|underwear|streetwear|sneakers?|shoes|boots|hats|hand-?bags?|bags|backpacks|gloves|garments?|workwear|sportswear|leggings|sari|modest wear)\b/i,
    noun: 'clothing brand',
    one: 'piece',
    many: 'pieces',
    scene:
      'A size is a rumour. The same person is three sizes in three brands, so people order two and send one back, or keep what does not quite fit and never wear it. The shop, meanwhile, has half of its stock in the sizes that nobody asked for.',
    groups: [
      {
        who: 'people whom standard sizes do not fit',
        why: 'Too tall, too short, too broad in one place: they know which brand once fitted and would buy five of it. A table of centimetres means more to them than a model.',
      },
      {
        who: 'people who buy few things and wear them out',
        why: 'They read the label for cloth and country, pay once and complain precisely. What they want to know is how it looks after forty washes.',
      },
    ],
    nothing:
      'They wear what hangs there. A wardrobe is full in any case; the new piece is a wish, and a wish can wait for the sale.',
    asked:
      'which piece they wore most in the last month, where it came from, what it cost and what they sent back last',
    doubt: 'a wrong size, a colour that was another one on the screen, and the trip to the parcel shop',
    proof:
      'measurements of the piece itself, photographs on four different bodies, and an exchange that is paid for',
    whyNow:
      'Small mills and sewing rooms accept runs of fifty to a hundred, and orders before production have become a habit that customers understand.',
    against:
      'returns and advertising have both become dearer, and the chains sell the look of it three weeks later.',
    rivals: [
      {
        name: 'Do nothing: the wardrobe',
        why: 'full, and paid for',
        fails: 'nothing to wear, as they say',
        answer: 'one piece that goes with five they have',
      },
      {
        name: 'The chain’s online shop',
        why: 'price, tomorrow, free returns',
        fails: 'worn out by spring',
        answer: 'show ours after forty washes',
      },
      {
        name: 'Second-hand apps',
        why: 'a third of the price, no guilt',
        fails: 'one piece, one size, luck',
        answer: 'buy our own back and resell them',
      },
      {
        name: 'The boutique',
        why: 'a mirror and an honest friend',
        fails: 'its sizes end where ours begin',
        answer: 'try-on days in a borrowed room, four times a year',
      },
      { name: 'The tailor', why: 'it fits', fails: 'three visits', answer: 'leave suits to him' },
    ],
    danger:
      'The chain is the danger, because it watches. A cut that sells is in its window within a month, at a third of the price. A cut is no protection. Fit may be: a customer who has found a size in one brand does not gamble again for small change.',
    range: 'two pieces, each in one cloth and a full run of sizes',
    oneMore: 'each further colour multiplies by every size, and the odd sizes are what is left in the sale',
    features: [
      'measurements of the piece, not of a body',
      'photographs on four bodies',
      'paid exchange of size',
      'washing and mending in plain words',
    ],
    leftOut: [
      { what: 'a collection each season', why: 'it turns last season into waste, at half price' },
      { what: 'boutiques', why: 'they pay half, after delivery, and return the rest' },
      {
        what: 'free returns without limit',
        why: 'people order three to keep one, and the plan pays four parcels',
      },
    ],
    productTest:
      'Thirty people of six sizes wear the sample for a day and wash it five times. Production waits until twenty-four would keep it and no seam has opened.',
    comesBack:
      'Whoever keeps the first piece knows the size, and the second order is half as risky for both. It comes with the season and not with the month; between the two there is nothing to say, and a brand that writes anyway is unsubscribed.',
    priceNote:
      'The price is read beside the chain’s and beside the label people dream of. In between lies a narrow step for ‘good and no fuss’. No sale at the end of the season is planned: whoever has seen one waits for the next.',
    ways: [
      {
        name: 'Try-on days and fairs',
        reached: 'people who try it on',
        wins: 0.25,
        cost: 0.22,
        conversion: [0.1, 0.18, 0.28],
      },
      {
        name: 'Pictures and people who wear it, paid',
        reached: 'visits',
        wins: 0.5,
        cost: 0.66,
        conversion: [0.009, 0.016, 0.026],
      },
      {
        name: 'Asked in the street',
        reached: 'pieces worn',
        wins: 0.25,
        cost: 0.12,
        conversion: [0.03, 0.07, 0.12],
      },
    ],
    making:
      'Cloth is ordered eight weeks before sewing, a run takes three, and the first pieces are measured against the pattern before the rest is cut. Parcels go out daily in the first week of a run and twice a week after; what comes back is checked, steamed and on sale again within three days.',
    limit: {
      what: 'the cloth',
      because: 'the mill’s smallest piece makes eighty garments, whether eighty are wanted or not',
    },
    post: 'Cloth cannot break, but it comes home: more than one parcel in five turns round, and each of these is posted twice.',
    season:
      'September and the four weeks before the holidays sell warm things, April and May light ones; February and August are for sewing.',
    gap: {
      gap: 'A pattern maker who grades sizes',
      why: 'a sample that fits one person proves nothing about the other five sizes',
      closedBy: 'a freelance pattern maker paid by the piece, before any cloth is bought',
    },
    risk: {
      name: 'A run is sewn wrong',
      sign: 'the first ten pieces against the pattern',
      answer: 'inspect at the sewing room, pay the second half after it',
    },
    sceptic:
      'Everybody with a friend who sews has a label. Most of them end as forty boxes in odd sizes. The chains copy, the apps resell, one parcel in four comes back crumpled, and the only customers who pay full price are those who would also have paid the neighbour’s label.',
    kill: 'more than one order in three comes back, or fewer than half of the returns are exchanges',
    steps: [
      {
        day: 17,
        action: 'Measure thirty people and their favourite piece',
        number: 'fits in our size table',
        goOnIf: 'twenty-four of thirty',
      },
      {
        day: 38,
        action: 'Have two sewing rooms price a run of sixty, with who pays for faults',
        number: 'cost of a piece',
        goOnIf: 'within the plan’s share',
      },
      {
        day: 80,
        action: 'Take orders before production, for three weeks',
        number: 'pieces paid',
        goOnIf: 'forty, over all sizes',
      },
    ],
    hand: { role: 'Packing and returns', like: 'warehouse worker', dollars: 35_000, takings: 25_000 },
    price: [45, 70, 120],
    pieces: [1.1, 1.4, 1.8],
    goodsShare: [0.24, 0.31, 0.4],
    postage: [5, 7, 10],
    returns: [0.14, 0.2, 0.32],
    stockMonths: 2.6,
    repeats: [0.5, 1, 1.7],
    cacShare: [0.2, 0.3, 0.45],
    startUp: [5_000, 12_000, 28_000],
    space: [250, 600, 1_200],
    buyers: [0.6, 0.75, 0.9],
    yearly: [400, 750, 1_300],
    open: [0.01, 0.03, 0.06],
  },
  {
    cues: /\b(jewel(le)?ry|rings?|necklaces?|earrings?|bracelets?|watch(es)?|sunglasses|gold|silver|gemstones?|wedding bands?)\b/i,
    noun: 'jewellery brand',
    one: 'piece',
    many: 'pieces',
    scene:
      'Jewellery is bought twice a year by people who do not understand it, for people who do. The shop window adds a factor of four for rent and velvet; the screen shows a ring as large as a hand. Between the two lies a fear that has a date: the birthday is on Friday.',
    groups: [
      {
        who: 'givers with a date',
        why: 'They decide within ten days and fear two things, the wrong taste and the late parcel. A box that may be exchanged by the person who receives it ends both fears.',
      },
      {
        who: 'people who buy it for themselves',
        why: 'A new job, a birthday with a round number, the end of something. They look for weeks, save the page and order late at night.',
      },
    ],
    nothing:
      'There will be flowers and a dinner instead. Both are over on Sunday, which is the argument for something that stays.',
    asked: 'what the last piece given or received was, where it was bought, and whether it is worn',
    doubt: 'gilding that wears off, a ring that does not fit, and a face that only pretends to be pleased',
    proof:
      'weight and metal in figures, a hand in the picture for size, resizing once without charge and exchange by the receiver',
    whyNow:
      'Casting in small numbers from a digital model makes one piece at nearly the cost of ten, so stock can be a drawer of waxes.',
    against:
      'gold and silver are near the top of their range, and the price of a piece follows the metal faster than a page is changed.',
    rivals: [
      {
        name: 'Do nothing: flowers, dinner, a voucher',
        why: 'safe, and by tonight',
        fails: 'gone on Sunday',
        answer: 'arrive with a date and a box',
      },
      {
        name: 'The jeweller in town',
        why: 'a chair, advice, resizing',
        fails: 'four times the metal, and a bell on the door',
        answer: 'weight and price on one page, resizing by post',
      },
      {
        name: 'Plated pieces from the chain',
        why: 'the price of a lunch',
        fails: 'green by summer',
        answer: 'say what a piece looks like after two years',
      },
      {
        name: 'The large online jeweller',
        why: 'choice and certificates',
        fails: 'a catalogue without a hand in it',
        answer: 'one maker, one handwriting',
      },
    ],
    danger:
      'Plated copies are what hurts. A design that is liked is photographed, cast in brass and sold for a tenth before the season ends. The law helps slowly. What cannot be copied is the weight in the hand and the name of who repairs it.',
    range: 'five pieces in one metal, with one that takes an engraving',
    oneMore: 'each further piece ties metal up in a drawer and another evening up in photographs',
    features: [
      'metal and weight in figures',
      'resizing once without charge',
      'exchange by whoever receives it',
      'a date of arrival before paying',
    ],
    leftOut: [
      {
        what: 'large stones',
        why: 'they need certificates, insurance and a buyer’s trust that a year has not yet earned',
      },
      { what: 'galleries on commission', why: 'metal lies there unpaid, in somebody else’s drawer' },
      {
        what: 'a bespoke service for everybody',
        why: 'each takes six letters, and half end without an order',
      },
    ],
    productTest:
      'Twelve people wear the five pieces for six weeks, in the shower and at work. Any catch, edge or stain is cured in the model before the second casting.',
    comesBack:
      'The second order comes on the date of the first, a year later: whoever gave once and was thanked will give again. A letter three weeks before that date is the whole of the marketing to old customers.',
    priceNote:
      'Givers have a sum in mind before they have a piece. The five pieces are therefore spaced along sums that people give, and none lies between two of them. When metal moves by a tenth, prices are changed on one Monday and the page says why.',
    ways: [
      {
        name: 'Design fairs and open studio days',
        reached: 'people at the table',
        wins: 0.35,
        cost: 0.35,
        conversion: [0.03, 0.06, 0.11],
      },
      {
        name: 'Pictures before feast days, paid',
        reached: 'visits',
        wins: 0.4,
        cost: 0.55,
        conversion: [0.007, 0.012, 0.02],
      },
      {
        name: 'Asked ‘where is that from’',
        reached: 'pieces worn',
        wins: 0.25,
        cost: 0.1,
        conversion: [0.03, 0.07, 0.12],
      },
    ],
    making:
      'Waxes are cast each fortnight, filed and polished in between, hallmarked where the law asks for it, and kept in a safe. An order leaves within three days, tracked and insured; resizing has its own day.',
    limit: {
      what: 'the bench',
      because: 'two careful hands finish four to six pieces a day and no fewer minutes will do',
    },
    post: 'It weighs nothing and tempts everybody: plain boxes, full insurance, a signature.',
    season:
      'Three weeks in December and one in February sell four months’ worth; January repairs what they sold.',
    gap: {
      gap: 'Hallmarking and insurance of stock',
      why: 'an unmarked piece may not be called by its metal, and a drawer is worth a car',
      closedBy: 'registration with the assay office and a policy that names the safe',
    },
    risk: {
      name: 'Metal jumps in price',
      sign: 'the fixing of three Mondays',
      answer: 'cast to order, price by weight',
    },
    sceptic:
      'A page with five rings is one of a hundred thousand. Most visitors come to look, as at a window; barely more than one in a hundred buys, twice a year, and compares with brass. The maker earns like a craftsman and pays for attention like a jeweller on the avenue.',
    kill: 'fewer than eight of a thousand visitors order in the weeks before a feast day',
    steps: [
      {
        day: 17,
        action: 'Ask twenty givers what sum they had in mind, before they saw anything',
        number: 'sums',
        goOnIf: 'our five prices stand on them',
      },
      {
        day: 38,
        action: 'Cast the five, have them marked, weigh and cost each',
        number: 'metal and hours a piece',
        goOnIf: 'within the plan’s share',
      },
      {
        day: 80,
        action: 'Show them at one fair, at full price',
        number: 'orders from strangers',
        goOnIf: 'eight',
      },
    ],
    hand: { role: 'Bench help', like: 'technician', dollars: 42_000, takings: 20_000 },
    price: [60, 110, 220],
    pieces: [1, 1.2, 1.5],
    goodsShare: [0.24, 0.32, 0.42],
    postage: [6, 8, 12],
    returns: [0.05, 0.09, 0.15],
    stockMonths: 2,
    repeats: [0.25, 0.55, 1],
    cacShare: [0.16, 0.24, 0.38],
    startUp: [4_000, 10_000, 22_000],
    space: [200, 450, 900],
    buyers: [0.25, 0.4, 0.55],
    yearly: [120, 230, 420],
    open: [0.02, 0.05, 0.09],
  },
]
