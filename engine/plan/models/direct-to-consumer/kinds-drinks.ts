// Coffee, tea and what comes in bottles.
import type { Goods } from './goods.ts'

export const DRINKS: Goods[] = [
  {
    cues: /\b(coffees?|espresso|roast(ed|ers?|ery|ing)|beans|teas?|matcha|cocoa)\b/i,
    noun: 'coffee and tea brand',
    one: 'bag',
    many: 'bags',
    scene:
      'Roasted beans and leaf tea lose their scent within weeks, and the bag on a supermarket shelf carries a date that says when it ends, not when it began. People who own a grinder know this and still run out on a Tuesday, so they buy what is near.',
    groups: [
      {
        who: 'people with a grinder on the counter',
        why: 'They brew the same bag for two or three weeks and notice when it goes flat. A bag that arrives when the last one ends is worth more to them than a discount.',
      },
      {
        who: 'people who give it',
        why: 'They know nothing about it and fear the wrong choice. A small set with a clear label takes that fear away, mostly in December.',
      },
      {
        who: 'offices of five to fifteen',
        why: 'One person buys for all and is blamed by all; a standing order ends the discussion.',
      },
    ],
    nothing:
      'They drink last month’s roast, add milk, and hardly mind until they have tasted the difference at a friend’s.',
    asked: 'which bag is open at home, where it came from, what it cost and how many days it lasts',
    doubt: 'a sour surprise in a bag that cannot be tasted through the screen',
    proof:
      'the date of roasting or picking on each bag, three plain words on taste, and a second bag free when the first does not suit',
    whyNow:
      'Good grinders have come down to the price of a pair of shoes, so more kitchens can tell a fresh bag from an old one.',
    against:
      'green beans and leaves are bought in another currency, and their price can rise by a third between two harvests.',
    rivals: [
      {
        name: 'Do nothing: the supermarket’s own bag',
        why: 'in the trolley already, half the price',
        fails: 'months old, and nobody knows how many',
        answer: 'leave weekday milk drinks to it; win the cup that is drunk black',
      },
      {
        name: 'The roaster round the corner',
        why: 'smell, talk, no postage',
        fails: 'closed when the tin is empty',
        answer: 'arrive two days before that',
      },
      {
        name: 'Capsules',
        why: 'one button',
        fails: 'dear by weight, and every cup the same',
        answer: 'do not argue with a button; sell to grinders',
      },
      {
        name: 'Large roasters by post',
        why: 'quick page, known name',
        fails: 'thirty sorts and no advice',
        answer: 'four bags, one person who answers',
      },
    ],
    danger:
      'Dangerous is the well-known local roaster on the day it learns to post. It has the taste, the queue and the trust already. Against it stands only rhythm: a parcel that comes when the last bag ends, and a note that remembers what was liked.',
    range: 'three bags and one that changes with the harvest',
    oneMore: 'each further sort halves the batch of the others and puts a stale bag on the shelf',
    features: [
      'date of roasting or packing on each bag',
      'ground or whole, one choice',
      'a small set of samples for the first order',
    ],
    leftOut: [
      {
        what: 'machines and gadgets',
        why: 'they earn once, come back broken and bind the money of fifty sacks',
      },
      { what: 'a café', why: 'a lease and two wages are another business' },
      {
        what: 'wholesale to restaurants',
        why: 'it fills the drum at half the margin and is paid after sixty days',
      },
    ],
    productTest:
      'A blind table with twenty guests in the second month: our plain bag beside two bought that week. Unless eleven put ours first or second, no new sort is bought.',
    comesBack:
      'A bag is empty after about three weeks, so there is a natural next order; what ends it is rarely taste. It is a parcel that came late once, and the walk to the shop that followed.',
    priceNote:
      'By the cup a dear bag is still the cheapest good coffee or tea in town, and the page says so in cups. The step that people see is the one above the supermarket’s best, so the plan stays one step above that and no more.',
    ways: [
      {
        name: 'Tables at markets and offices',
        reached: 'people who taste',
        wins: 0.3,
        cost: 0.3,
        conversion: [0.05, 0.1, 0.18],
      },
      {
        name: 'Search and pictures, paid',
        reached: 'visits',
        wins: 0.4,
        cost: 0.55,
        conversion: [0.012, 0.022, 0.035],
      },
      {
        name: 'Brought by customers',
        reached: 'cards in parcels',
        wins: 0.3,
        cost: 0.15,
        conversion: [0.04, 0.08, 0.14],
      },
    ],
    making:
      'Orders close on Monday night. The drum runs or the tins are filled on Tuesday, bags rest a day and leave on Wednesday, so that nothing stands on a shelf for more than a week; Thursday and Friday belong to tasting, letters and buying.',
    limit: {
      what: 'roasting and packing on one day a week',
      because:
        'a second day pays only when the first is full, and a half-full drum costs as much gas as a full one',
    },
    post: 'Bags survive the post; letterboxes do not take two of them, so the box is made to fit through the slot.',
    season: 'Orders double before the holidays and thin out in July, when people drink it cold elsewhere.',
    gap: {
      gap: 'A palate that agrees with itself from week to week',
      why: 'a batch that differs is blamed on the brand, not on the harvest',
      closedBy: 'a second taster who signs each batch, named before the first sale',
    },
    risk: {
      name: 'The harvest is dear or late',
      sign: 'the importer’s price list in spring',
      answer: 'two origins for each sort, and three months under contract',
    },
    sceptic:
      'There is no shortage of roasters and blenders. Each town has three, each with a story about altitude, and the taste of most customers ends at milk. A bag by post is a bag with postage on it, for people who pass a shelf of them every day.',
    kill: 'fewer than one in four of the first customers order a second bag within six weeks',
    steps: [
      {
        day: 17,
        action: 'Let forty people taste two bags without labels, and sell them one',
        number: 'bags sold at full price',
        goOnIf: 'fifteen of forty',
      },
      {
        day: 38,
        action: 'Fix the importer’s price for one quarter, in writing',
        number: 'cost of a bag',
        goOnIf: 'it stays within the plan’s share',
      },
      {
        day: 80,
        action: 'Count second bags among the first fifty buyers',
        number: 'second orders',
        goOnIf: 'twelve of fifty',
      },
    ],
    hand: { role: 'Packing help', like: 'warehouse worker', dollars: 35_000, takings: 21_000 },
    price: [14, 18, 24],
    pieces: [1.4, 1.9, 2.6],
    goodsShare: [0.32, 0.38, 0.46],
    postage: [4, 5.5, 8],
    returns: [0.005, 0.012, 0.03],
    stockMonths: 1.2,
    repeats: [1.6, 3.2, 5],
    cacShare: [0.38, 0.55, 0.85],
    startUp: [2_500, 6_000, 14_000],
    space: [300, 700, 1_400],
    buyers: [0.45, 0.6, 0.75],
    yearly: [110, 190, 320],
    open: [0.03, 0.06, 0.1],
  },
  {
    cues: /\b(beers?|wines?|gins?|whisk(e)?y|rum|vodka|cider|mead|kombucha|spirits?|cocktails?|non-?alcoholic|soft drinks?|lemonades?|sodas?|juices?|energy drinks?)\b/i,
    noun: 'drinks brand',
    one: 'bottle',
    many: 'bottles',
    scene:
      'Whoever wants something to drink beyond the usual ten labels stands before a shelf and buys by the picture. The bottle is heavy, the choice is made in thirty seconds, and what was liked at a dinner in March has no name by May.',
    groups: [
      {
        who: 'hosts',
        why: 'They need six of something by Friday and would like to have a story to tell with it. A date of arrival is worth more to them than a rare label.',
      },
      {
        who: 'people who drink less than they did',
        why: 'They still want a grown-up glass in hand. They try one bottle after another, and stop looking when one of them is not sweet.',
      },
    ],
    nothing:
      'They bring the bottle they always bring. It is a safe choice, and nobody asks where it came from.',
    asked:
      'what they last opened for guests, who chose it, what it cost and whether they could name it again',
    doubt: 'six bottles of something that nobody finishes, and a parcel for which an adult must wait at home',
    proof:
      'a set of three small bottles before six large ones, a date that is kept, and two sentences on what to drink it with',
    whyNow:
      'Contract bottlers take runs of a thousand, and a serious drink without alcohol is no longer a joke at a dinner table.',
    against:
      'duty, glass and age checks rise together, and a bottle costs as much to post as it costs to fill.',
    rivals: [
      {
        name: 'Do nothing: the usual bottle',
        why: 'known, cold, in the next shop',
        fails: 'nobody remembers it',
        answer: 'be brought along once, with a card round its neck',
      },
      {
        name: 'The supermarket’s wall of labels',
        why: 'choice and price',
        fails: 'nobody to ask',
        answer: 'three bottles and one person who answers',
      },
      {
        name: 'The specialist in town',
        why: 'taste and advice',
        fails: 'far, and closed on Sunday',
        answer: 'win the order for parties, with a date',
      },
      {
        name: 'Clubs that send a case',
        why: 'a surprise each quarter',
        fails: 'six bottles of somebody else’s taste',
        answer: 'small sets, and leaving in one click',
      },
    ],
    danger:
      'Clubs with deep pockets are the rivals to fear: they sell the first case below cost and earn on those who forget to leave. A small maker cannot do that and should not. What it has is one drink that people ask for by its name.',
    range: 'one drink in two sizes and a set to try',
    oneMore:
      'each further drink is a run of a thousand bottles, with its own label approval and its own pallet',
    features: [
      'a set of small bottles',
      'age check on ordering and at the door, where it is needed',
      'a promised day for parties',
    ],
    leftOut: [
      { what: 'bars and restaurants', why: 'they want a deposit on glass, credit and a person who visits' },
      { what: 'foreign countries', why: 'duty is paid again at every border, on forms of its own' },
      { what: 'mixed cases of other makers', why: 'it makes a shop of a brand, at a third of the margin' },
    ],
    productTest:
      'At six tables of eight, hosts pour ours beside what they would have served. It passes when at least three tables empty our bottle first; then the second size is filled.',
    comesBack:
      'Guests make the next order, not thirst. The customer who poured it twice for others returns; the one who drank it alone out of curiosity does not.',
    priceNote:
      'Below a certain price a bottle is no present, above it nobody opens it on a Wednesday. The plan stands between the two and sells sets, since posting a single bottle eats what it earns. Duty, where it is due, is inside the price.',
    ways: [
      {
        name: 'Tastings in shops, clubs and offices',
        reached: 'people who taste',
        wins: 0.4,
        cost: 0.4,
        conversion: [0.04, 0.09, 0.15],
      },
      {
        name: 'Pictures before feast days, paid',
        reached: 'visits',
        wins: 0.35,
        cost: 0.48,
        conversion: [0.01, 0.02, 0.035],
      },
      {
        name: 'Poured for guests by customers',
        reached: 'sets posted',
        wins: 0.25,
        cost: 0.12,
        conversion: [0.06, 0.12, 0.2],
      },
    ],
    making:
      'A contract bottler fills a thousand in a morning, four times a year; between runs the work is packing on two days, tastings on Thursday and Saturday, and the duty return at the month’s end.',
    limit: {
      what: 'money on pallets',
      because: 'a run is paid when it is filled and drunk three months later',
    },
    post: 'A bottle weighs more than it is worth to most carriers; some refuse alcohol, others want a signature, and a missed signature is a parcel that travels twice.',
    season:
      'Half of the year is sold between mid-November and New Year, with a second, smaller peak at the first warm weekend.',
    gap: {
      gap: 'Licence, duty and label approval',
      why: 'a bottle that left without them is an offence and no mistake',
      closedBy: 'an hour with the licensing office and a bottler who holds the papers, in writing',
    },
    risk: {
      name: 'A run turns out wrong',
      sign: 'the sample of the second week',
      answer: 'the bottler’s liability in the contract, and a month’s sales kept back',
    },
    sceptic:
      'The world is not short of drinks. A label costs a few thousand to launch, so thousands are launched; shops at least let people carry the weight home themselves. Posting water in glass, behind an age check, to somebody who lives above a shop is a business only as long as the story is new.',
    kill: 'fewer than one set in seven is followed by a full-size order within ten weeks',
    steps: [
      {
        day: 17,
        action: 'Ask the licensing and duty offices what this drink needs',
        number: 'papers and weeks',
        goOnIf: 'all can be had before the first run',
      },
      {
        day: 38,
        action: 'Pour it at six tables beside the usual bottle',
        number: 'tables that empty ours first',
        goOnIf: 'three of six',
      },
      { day: 80, action: 'Sell sixty sets before filling', number: 'sets paid', goOnIf: 'forty' },
    ],
    hand: { role: 'Packing help', like: 'warehouse worker', dollars: 35_000, takings: 21_000 },
    price: [14, 22, 34],
    pieces: [2, 2.6, 4],
    goodsShare: [0.33, 0.4, 0.5],
    postage: [6, 8, 11],
    returns: [0.01, 0.02, 0.04],
    stockMonths: 2.2,
    repeats: [0.7, 1.5, 2.6],
    cacShare: [0.26, 0.4, 0.6],
    startUp: [6_000, 14_000, 30_000],
    space: [250, 600, 1_200],
    buyers: [0.35, 0.5, 0.65],
    yearly: [130, 230, 400],
    open: [0.02, 0.05, 0.09],
  },
]
