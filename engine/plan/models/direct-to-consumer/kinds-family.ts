// For children and animals.
import type { Goods } from './goods.ts'

export const FAMILY: Goods[] = [
  {
    cues: /\b(bab(y|ies)|toddlers?|nursery|newborns?|children(’s|'s)?|kids?|toys?|board games?|puzzles?|nappies|diapers|maternity|playmats?|school bags?)\b/i,
    noun: 'brand for families',
    one: 'piece',
    many: 'pieces',
    scene:
      'Children outgrow a thing in the month in which it begins to suit. Parents buy at night, one-handed, between two wakings; grandparents buy in a hurry before a birthday. Both are sold far too much plastic, and half of it is in the attic by spring.',
    groups: [
      {
        who: 'parents of a first child',
        why: 'Everything is new and frightening, and they will pay to be told what is not needed. They trust other parents of children half a year older.',
      },
      {
        who: 'grandparents and godparents',
        why: 'They have money, a date and no idea. What they buy is the sentence ‘she will like it at this age’, and wrapping paper.',
      },
    ],
    nothing:
      'They borrow, inherit or buy the plastic one. The child is content with the box it came in, and everybody knows it.',
    asked:
      'what they last bought for the child, who recommended it, what it cost and for how many weeks it was used',
    doubt: 'small parts, a wrong size, and one more thing in a full room',
    proof:
      'the age in months on the first line, the safety paper one tap away, and a fair price when it is handed back',
    whyNow:
      'Second-hand groups have taught parents to ask what a thing is worth in a year, so a dear piece that is passed on can cost less than a cheap one.',
    against:
      'fewer children are born in most rich countries each year, and safety papers cost the same for a hundred pieces as for ten thousand.',
    rivals: [
      {
        name: 'Do nothing: what the cousin has outgrown',
        why: 'free, with love',
        fails: 'comes when it comes',
        answer: 'make pieces that are worth inheriting',
      },
      {
        name: 'The large online shop',
        why: 'tomorrow, cheap',
        fails: 'ten thousand things and paid reviews',
        answer: 'forty words on what it is for, and at which age',
      },
      {
        name: 'The toy or baby shop in town',
        why: 'one can touch it',
        fails: 'shut when the child sleeps',
        answer: 'be awake at eleven at night',
      },
      {
        name: 'Second-hand groups',
        why: 'a third of the price',
        fails: 'an evening of messages',
        answer: 'take back, clean and resell our own',
      },
    ],
    danger:
      'Second-hand is the quiet rival, more than any shop. Each piece that lasts is sold on and takes a new sale with it. It can be turned round: what is taken back, checked and sold again earns twice and brings parents who would not have paid the first price.',
    range: 'four pieces for one span of age, and one that is a present',
    oneMore:
      'each further age needs its own safety test, its own pictures and parents who are not yet customers',
    features: [
      'age in months on every piece',
      'safety paper and cleaning in plain words',
      'wrapping and a card',
      'a price for handing it back',
    ],
    leftOut: [
      {
        what: 'sizes and ages beyond the first span',
        why: 'they treble the stock for the same number of families',
      },
      { what: 'licensed figures', why: 'the licence takes the margin and next year’s film the interest' },
      {
        what: 'car seats and cots',
        why: 'one fault there is a tragedy, and the tests cost more than the first year',
      },
    ],
    productTest:
      'Twenty families keep each piece for a month and are filmed for a minute a week, if they wish. Whatever fewer than twelve children take up again in the third week is not made.',
    comesBack:
      'A family has about three years in which it buys such things and then never again, so each customer has to be met early. The second order follows the child’s age, which the family is glad to tell; a letter at the right month needs no discount.',
    priceNote:
      'Parents compare by year of use, grandparents by the look of the parcel. The price suits the second and is explained to the first: what the piece will bring when it is handed on. Sets are priced for birthdays, where the sum is fixed before the present is.',
    ways: [
      {
        name: 'Midwives, groups and nurseries',
        reached: 'families met',
        wins: 0.35,
        cost: 0.27,
        conversion: [0.03, 0.07, 0.12],
      },
      {
        name: 'Pictures at night, paid',
        reached: 'visits',
        wins: 0.4,
        cost: 0.6,
        conversion: [0.01, 0.02, 0.032],
      },
      {
        name: 'Told by families',
        reached: 'cards in parcels',
        wins: 0.25,
        cost: 0.13,
        conversion: [0.05, 0.09, 0.15],
      },
    ],
    making:
      'A workshop or small factory makes a run every two months; each run is pulled, bitten and washed by rule before it is packed. Parcels leave daily, because a birthday does not move; the evenings belong to parents’ questions.',
    limit: { what: 'the tested run', because: 'any change of paint or part starts the safety test again' },
    post: 'It travels well; what goes wrong is the date, and a present that comes on the ninth for the eighth is worth nothing.',
    season:
      'Five weeks before the holidays make a third of the year; births and birthdays spread the rest evenly.',
    gap: {
      gap: 'Product safety: tests, labels, the person who answers for it',
      why: 'nothing may be sold to children without it',
      closedBy: 'a test house’s quote and a named responsible person before the first run',
    },
    risk: {
      name: 'A part comes loose',
      sign: 'one photograph from a parent',
      answer: 'stop, recall by batch, tell everybody the same day',
    },
    sceptic:
      'Each customer leaves for good when the child grows, so the firm starts from zero every three years. Parents share, borrow and resell better than any other buyers alive, and the large shop delivers a plausible imitation tomorrow morning for a third of the price.',
    kill: 'fewer than one family in six orders for the next age within six months',
    steps: [
      {
        day: 17,
        action: 'Sit in four parents’ groups with the pieces and say nothing for an hour',
        number: 'children who come back to one',
        goOnIf: 'half of them',
      },
      {
        day: 38,
        action: 'Get the test house’s price and list of faults',
        number: 'cost of papers a piece',
        goOnIf: 'below a tenth of the price',
      },
      {
        day: 80,
        action: 'Sell thirty as presents, with a date',
        number: 'presents on time',
        goOnIf: 'all thirty',
      },
    ],
    hand: { role: 'Packing and letters', like: 'warehouse worker', dollars: 35_000, takings: 24_000 },
    price: [24, 36, 58],
    pieces: [1.2, 1.5, 2.1],
    goodsShare: [0.33, 0.4, 0.48],
    postage: [4, 5.5, 8],
    returns: [0.05, 0.08, 0.13],
    stockMonths: 2.2,
    repeats: [0.5, 1.1, 1.9],
    cacShare: [0.22, 0.33, 0.5],
    startUp: [6_000, 13_000, 30_000],
    space: [250, 550, 1_100],
    buyers: [0.2, 0.28, 0.4],
    with: 'with children',
    yearly: [180, 320, 550],
    open: [0.03, 0.06, 0.1],
  },
  {
    cues: /\b(pets?|dogs?|cats?|pupp(y|ies)|kittens?|horses?|aquarium|treats)\b/i,
    noun: 'pet brand',
    one: 'pack',
    many: 'packs',
    scene:
      'An animal cannot say what agrees with it. Its owner reads the back of a bag, understands a third, and goes by the bowl: empty or not. When the stomach rebels they change brand, for a week everything is better, and nobody knows why.',
    groups: [
      {
        who: 'owners of an animal that scratches or leaves the bowl',
        why: 'They have paid a vet twice and would pay for peace. They read ingredients aloud to each other in groups and stay with whatever settled the stomach.',
      },
      {
        who: 'owners of a young animal',
        why: 'In the first three months they decide nearly everything and change little afterwards. The breeder and the first vet are the ones they listen to.',
      },
    ],
    nothing:
      'The usual bag is on the way home. The animal eats it, mostly, and the scratching is put down to the weather.',
    asked: 'what is in the bowl this week, how often they changed in the last year, and who told them to',
    doubt: 'a full bag that the animal refuses, and a change that upsets its stomach',
    proof: 'a trial pack with a plan for ten days of mixing, and the money back when the bowl stays full',
    whyNow:
      'Owners now photograph, weigh and compare, and vets’ prices have risen so far that prevention has become an argument.',
    against:
      'meat and cold transport cost more each year, and a heavy bag posted to a doorstep carries its margin in its weight.',
    rivals: [
      {
        name: 'Do nothing: the bag from the supermarket',
        why: 'cheap, on the way',
        fails: 'one recipe for every animal',
        answer: 'leave healthy stomachs to it',
      },
      {
        name: 'The pet superstore',
        why: 'choice and a car park',
        fails: 'advice from whoever fills the shelf',
        answer: 'one recipe, one phone number',
      },
      {
        name: 'What the vet sells',
        why: 'authority',
        fails: 'dear, and only after trouble',
        answer: 'send vets the recipe and ask for objections',
      },
      {
        name: 'Cooking for it at home',
        why: 'love',
        fails: 'gaps in what it needs, every day',
        answer: 'sell what is missing, beside the pot',
      },
      {
        name: 'Large fresh-food services',
        why: 'a form and a first box at half price',
        fails: 'freezer space, and boxes that pile up',
        answer: 'smaller packs, and pausing without a call',
      },
    ],
    danger:
      'Large services with half-price boxes are the ones to fear: they buy every owner once. Many of those owners leave when the price doubles. A brand that is there in that week, with a trial pack and a plan for changing over, gets them for less than it cost to make them look.',
    range: 'one recipe in two sizes, with a trial pack',
    oneMore:
      'each further recipe splits the batch, and owners who may choose keep changing and blame each change on us',
    features: [
      'a trial pack with a ten-day plan',
      'feeding amounts by weight',
      'a reminder when the pack should be empty',
    ],
    leftOut: [
      { what: 'toys, leads and beds', why: 'they earn once and fill the store' },
      { what: 'medicines and cures', why: 'that is the vet’s ground, by law' },
      { what: 'all animals', why: 'a cat is no small dog, and its owner notices' },
    ],
    productTest:
      'Thirty animals eat it for three weeks; owners send a photograph of the bowl each evening. It goes on when twenty-four bowls are empty and no more than two stomachs complain.',
    comesBack:
      'Once the stomach is calm nobody dares to change: that is worth more than loyalty. The danger is the gap, the Sunday on which the pack is empty and the supermarket is open.',
    priceNote:
      'Owners reckon by the day and by the kilo of animal, so the page does too. It may cost more than the supermarket’s bag and must cost less than a visit to the vet, and both comparisons are made openly.',
    ways: [
      {
        name: 'Walks, schools, breeders and vets',
        reached: 'owners met',
        wins: 0.4,
        cost: 0.33,
        conversion: [0.05, 0.1, 0.17],
      },
      {
        name: 'Pictures and search, paid',
        reached: 'visits',
        wins: 0.35,
        cost: 0.55,
        conversion: [0.014, 0.025, 0.04],
      },
      {
        name: 'Told by owners',
        reached: 'cards in packs',
        wins: 0.25,
        cost: 0.12,
        conversion: [0.05, 0.1, 0.16],
      },
    ],
    making:
      'A licensed maker fills the recipe once a month; a sample of each batch is kept and tested. Packs go out on two days a week, timed by the weight of the animal, which the owner gave when ordering.',
    limit: {
      what: 'the monthly batch',
      because:
        'the maker runs it between larger customers, and what is short in the third week cannot be had before the first',
    },
    post: 'Weight is the enemy: a large bag costs as much to post as a tenth of its price, and a torn one feeds the depot’s mice.',
    season: 'Bowls know no season; treats and presents sell in December, and August owners are away.',
    gap: {
      gap: 'A recipe signed by somebody qualified in animal nutrition',
      why: 'a gap in the recipe harms an animal after months, when it is too late for an apology',
      closedBy: 'a nutritionist’s written formula and a registered maker before the first batch',
    },
    risk: {
      name: 'A batch makes animals ill',
      sign: 'two owners describe the same evening',
      answer: 'stop, recall by batch number, pay the vet',
    },
    sceptic:
      'Owners love the animal and buy by habit. The bag in the supermarket feeds most of them well enough, vets sell to the worried, and services with a hundred million behind them give the first month away. What is left are the fussy, who leave for the next promise as they came.',
    kill: 'fewer than one trial pack in four turns into a full one within three weeks',
    steps: [
      {
        day: 17,
        action: 'Talk to twenty-five owners on three walks about the last change of food',
        number: 'changes in a year',
        goOnIf: 'ten have changed twice',
      },
      {
        day: 38,
        action: 'Have the recipe signed by a nutritionist and priced by two makers',
        number: 'cost of a day’s feeding',
        goOnIf: 'below half of the planned price',
      },
      {
        day: 80,
        action: 'Sell thirty trial packs and count empty bowls',
        number: 'full packs ordered',
        goOnIf: 'eight of thirty',
      },
    ],
    hand: { role: 'Packing help', like: 'warehouse worker', dollars: 35_000, takings: 22_000 },
    price: [18, 29, 48],
    pieces: [1.2, 1.6, 2.2],
    goodsShare: [0.36, 0.43, 0.52],
    postage: [4.5, 6, 9],
    returns: [0.01, 0.025, 0.05],
    stockMonths: 1,
    repeats: [2, 3.6, 6],
    cacShare: [0.4, 0.6, 0.95],
    startUp: [6_000, 13_000, 28_000],
    space: [300, 650, 1_300],
    buyers: [0.15, 0.24, 0.35],
    with: 'with a dog',
    yearly: [300, 520, 850],
    open: [0.03, 0.06, 0.1],
  },
]
