// For skin and health.
import type { Goods } from './goods.ts'

export const CARE: Goods[] = [
  {
    cues: /\b(skin-?care|cosmetics?|make-?up|soaps?|shampoos?|hair ?care|perfumes?|fragrances?|creams?|serums?|lotions?|deodorants?|beauty|razors?|lip ?balm|balms?|salves?|sun ?screens?|sun ?creams?|spf|toothpaste|beard|nail)\b/i,
    noun: 'care brand',
    one: 'product',
    many: 'products',
    scene:
      'The bathroom shelf holds seven half-empty bottles, each bought in hope. Skin takes four to eight weeks to answer, so nobody can tell in a shop what will suit, and the words on the front of a bottle are chosen so that they promise nothing that could be checked.',
    groups: [
      {
        who: 'people whose skin or hair complains',
        why: 'They have tried a dozen things and keep the receipts in their head. They read what is inside, trust others with the same trouble, and stay for years with whatever does not itch.',
      },
      {
        who: 'people who want fewer bottles',
        why: 'They are tired of a routine with nine steps. Two things that do the work and a reason to throw five away is what they pay for.',
      },
    ],
    nothing:
      'They keep the seven bottles and buy an eighth. It costs them the price of a dinner every other month, spent on hope.',
    asked: 'what stands on their bathroom shelf, what each of it cost, and which they would buy again',
    doubt: 'a rash on Monday, and a bottle that cannot go back once it has been opened',
    proof:
      'a sample for two weeks, the full list of what is in it with a reason for each, and the money back for an opened bottle',
    whyNow:
      'Small laboratories fill runs of a few hundred and write the safety report with them, so a formula no longer needs a factory’s first order.',
    against:
      'every claim on a label has to be shown to be true, and the large houses copy an ingredient within a year.',
    rivals: [
      {
        name: 'Do nothing: the bottle that is nearly empty',
        why: 'known, and does not burn',
        fails: 'was never really good',
        answer: 'a sample that outlasts the bottle',
      },
      {
        name: 'The chemist’s shelf',
        why: 'cheap, and somebody in a white coat',
        fails: 'the same for everybody',
        answer: 'name for whom it is not',
      },
      {
        name: 'The large brand with a face',
        why: 'everybody’s cousin has it',
        fails: 'the face changes each year',
        answer: 'photographs of customers after eight weeks, dull ones included',
      },
      {
        name: 'A dermatologist’s or stylist’s advice',
        why: 'trust',
        fails: 'twenty minutes, months ahead',
        answer: 'send them samples and ask for objections',
      },
      {
        name: 'Kitchen recipes',
        why: 'oil and oats cost nothing',
        fails: 'no preservative, so it spoils',
        answer: 'say which of them work',
      },
    ],
    danger:
      'The chemist’s own line is the rival that hurts: it copies what sells at a quarter of the price and stands where people already are. An ingredient cannot be defended against it. A habit can, once eight weeks have passed and the skin is quiet.',
    range: 'two products and a sample of each',
    oneMore:
      'each further formula needs its own safety file, stability test and smallest fill, and dilutes the sentence that sells the first',
    features: [
      'a sample that lasts two weeks',
      'the full list of ingredients with reasons',
      'a batch number and date of opening on each',
      'money back on an opened bottle',
    ],
    leftOut: [
      { what: 'medical claims', why: 'they make a medicine of a cream, with the licence that goes with it' },
      {
        what: 'beauty retailers',
        why: 'they take half and want testers, staff training and the right to send it back',
      },
      { what: 'a routine of six steps', why: 'nobody follows it, and then it does not work' },
    ],
    productTest:
      'Forty people use it for eight weeks and send one unposed photograph a week. It goes on sale when twenty-five of them would pay for the next one and no more than two had a reaction.',
    comesBack:
      'A bottle lasts six to ten weeks. In the first of them people look for a change that cannot be there yet, and that is when they give up; a letter in week two that says what to expect saves more orders than a discount in week ten.',
    priceNote:
      'Price is read as strength here: too cheap is not believed, too dear is bought once. The plan stands above the chemist and below the counter with a mirror, and sells the sample at cost, because a sample that is paid for gets used.',
    ways: [
      {
        name: 'Samples through people who advise',
        reached: 'samples handed out',
        wins: 0.35,
        cost: 0.3,
        conversion: [0.06, 0.12, 0.2],
      },
      {
        name: 'Pictures and short films, paid',
        reached: 'visits',
        wins: 0.4,
        cost: 0.58,
        conversion: [0.012, 0.024, 0.036],
      },
      {
        name: 'Told by users',
        reached: 'cards in parcels',
        wins: 0.25,
        cost: 0.12,
        conversion: [0.04, 0.08, 0.14],
      },
    ],
    making:
      'A laboratory fills a few hundred at a time from a written formula; each fill is sampled, dated and kept for a year. Orders are packed three times a week, and one morning is kept for letters about reactions, which are answered within the day.',
    limit: {
      what: 'the smallest fill',
      because:
        'the laboratory wants five hundred of one formula, and an open date starts to run the day they are made',
    },
    post: 'Pumps open under pressure and glass droppers break; a heatwave in a van separates what was whipped.',
    season: 'Winter skin and the weeks before the holidays sell; in high summer people forget their faces.',
    gap: {
      gap: 'A safety assessor who signs each formula',
      why: 'without the file nothing may be sold',
      closedBy: 'a laboratory that includes it, or a freelance assessor with a fixed price per formula',
    },
    risk: {
      name: 'Several people react to one batch',
      sign: 'two letters about the same itch',
      answer: 'stop the batch within the hour, write to all, test what was kept',
    },
    sceptic:
      'A cream is water, oil and a promise. Anybody can have one filled next month with another name on it, and thousands do; the difference that skin would notice takes eight weeks, and the advertisement has eight seconds. Most who buy are looking for the next bottle, not for the last one.',
    kill: 'fewer than one in five buyers of a full bottle order the next within twelve weeks',
    steps: [
      {
        day: 17,
        action: 'Photograph thirty bathroom shelves and ask what would be bought again',
        number: 'bottles regretted',
        goOnIf: 'the same regret is named by ten',
      },
      {
        day: 38,
        action: 'Get the safety assessor’s answer on each formula and claim',
        number: 'claims allowed',
        goOnIf: 'the first sentence of the page survives',
      },
      {
        day: 80,
        action: 'Ask forty testers for money for the second bottle',
        number: 'bottles paid',
        goOnIf: 'twenty-five',
      },
    ],
    hand: { role: 'Packing and letters', like: 'support agent', dollars: 38_000, takings: 25_000 },
    price: [18, 27, 42],
    pieces: [1.4, 1.8, 2.4],
    goodsShare: [0.2, 0.27, 0.36],
    postage: [4, 5, 7],
    returns: [0.03, 0.06, 0.1],
    stockMonths: 2.5,
    repeats: [0.9, 1.7, 2.8],
    cacShare: [0.4, 0.58, 0.9],
    startUp: [7_000, 15_000, 35_000],
    space: [200, 500, 1_000],
    buyers: [0.4, 0.55, 0.7],
    yearly: [120, 210, 360],
    open: [0.02, 0.05, 0.09],
  },
  {
    cues: /\b(supplements?|vitamins?|protein|collagen|probiotics?|herbal|nutrition(al)?|cbd|electrolytes?|gummies|menstrual|incontinence|sleep|medical|health products?|first aid|ergonomic)\b/i,
    noun: 'health goods brand',
    one: 'pack',
    many: 'packs',
    scene:
      'Whoever wants to sleep, train or digest better is told a hundred things by a hundred labels, and feels none of them on the first day. Most packs are half used. They stand behind the flour, because a habit failed and not because a powder did.',
    groups: [
      {
        who: 'people in training for something',
        why: 'They have a date and a plan on the fridge. They take it daily, compare grams and prices, and change brand when one runs out late.',
      },
      {
        who: 'people with a nuisance no doctor treats',
        why: 'Poor sleep, a monthly pain, a dull stomach. They want to be taken seriously and to know what is in it; what they fear is being taken for a fool.',
      },
    ],
    nothing:
      'They carry on as before, or take the cheapest pack and forget it. Nothing gets worse, which makes waiting easy.',
    asked: 'what of this sort they have at home, how many days of it they took, and why they stopped',
    doubt: 'paying for a placebo, and a subscription that is hard to leave',
    proof:
      'what is in it and how much, tested by an outside laboratory whose paper can be read, and what it will not do',
    whyNow:
      'Test laboratories sell single batches to small firms, so a paper on purity is no longer the privilege of the large ones.',
    against:
      'what may be said about health is a short list, and advertising platforms refuse half of it without giving a reason.',
    rivals: [
      {
        name: 'Do nothing: eat, sleep and wait',
        why: 'free, and often right',
        fails: 'hard to keep up',
        answer: 'say so on the page; sell to those who tried',
      },
      {
        name: 'The supermarket’s tub',
        why: 'a third of the price',
        fails: 'doses for a label, not for a body',
        answer: 'show the dose and the paper',
      },
      {
        name: 'The large sports or health brand',
        why: 'known, everywhere',
        fails: 'forty sorts and a shouting label',
        answer: 'one pack, one purpose',
      },
      {
        name: 'Advice from a trainer or pharmacist',
        why: 'a face',
        fails: 'they earn on what they sell',
        answer: 'win them with the laboratory’s paper, without a commission',
      },
    ],
    danger:
      'It is the large brand’s price that endangers this: the same raw material, bought by the tonne. In a comparison by gram a small firm loses. It wins where somebody wants one thing explained by one person, and the paper that proves it.',
    range: 'one pack for thirty days, in one or two tastes',
    oneMore:
      'each further pack needs its own test, notification and shelf, and turns a purpose into a catalogue',
    features: [
      'laboratory paper for each batch',
      'dose and limits in plain words',
      'a reminder that can be switched off',
      'a pack that fits the day of use',
    ],
    leftOut: [
      { what: 'claims of cure', why: 'they are illegal, and they draw the wrong customers' },
      { what: 'pharmacy shelves', why: 'listing takes a year and a wholesaler between us and the user' },
      { what: 'a set for every goal', why: 'people cannot take nine things, and stop with all of them' },
    ],
    productTest:
      'Fifty people get thirty days and a sheet to tick. Only when thirty of them tick twenty days or more is the second batch ordered; taste and time of day are changed first.',
    comesBack:
      'Thirty days end on a known date, so the next pack has a due date too. Those who took it on twenty days buy again; those who took it on ten do not, whatever it contains. The product is the habit.',
    priceNote:
      'People divide by thirty. The page does it for them and sets the result beside a coffee. Cheaper than the supermarket’s tub it cannot be; dearer than the large brand it may be, as long as the laboratory’s paper is one tap away.',
    ways: [
      {
        name: 'Clubs, trainers and groups',
        reached: 'people who hear a talk',
        wins: 0.35,
        cost: 0.32,
        conversion: [0.03, 0.07, 0.12],
      },
      {
        name: 'Search for the complaint, paid',
        reached: 'visits',
        wins: 0.4,
        cost: 0.56,
        conversion: [0.012, 0.025, 0.036],
      },
      {
        name: 'Told by users',
        reached: 'cards in parcels',
        wins: 0.25,
        cost: 0.12,
        conversion: [0.04, 0.07, 0.12],
      },
    ],
    making:
      'A contract maker fills the packs against a written specification; a sample goes to the laboratory and nothing leaves before its paper is back, which takes two to three weeks. Packing is light work, two mornings a week; letters about doses are the real work.',
    limit: {
      what: 'the batch and its paper',
      because: 'two thousand packs are made at once and wait three weeks for the laboratory',
    },
    post: 'Light and unbreakable, it is a carrier’s favourite; only heat spoils capsules and melts what is sweet.',
    season: 'January makes a fifth of the year and September another eighth; December hardly buys.',
    gap: {
      gap: 'Somebody qualified to say what may be claimed',
      why: 'one wrong sentence brings the authority and closes the advertising account',
      closedBy: 'a nutrition scientist or pharmacist who signs each text, paid by the page',
    },
    risk: {
      name: 'Advertising is refused',
      sign: 'an account on hold without notice',
      answer: 'half of the customers by other ways before the first year ends',
    },
    sceptic:
      'Most of what is sold under such labels does little for people who eat well, and the buyers half know it. They buy in January, tick eleven days and stop. Advertising that may not say what it wants to say has to win them anew each year, against firms that buy the same powder by the tonne.',
    kill: 'fewer than one in four buyers take the second thirty days',
    steps: [
      {
        day: 17,
        action: 'Have every sentence of the page checked by somebody qualified',
        number: 'sentences struck out',
        goOnIf: 'one strong one remains',
      },
      {
        day: 38,
        action: 'Send a sample batch to an outside laboratory',
        number: 'dose against label',
        goOnIf: 'within a tenth',
      },
      {
        day: 80,
        action: 'Count the days ticked by fifty testers',
        number: 'people with twenty days',
        goOnIf: 'thirty of fifty',
      },
    ],
    hand: { role: 'Packing and letters', like: 'support agent', dollars: 38_000, takings: 28_000 },
    price: [24, 34, 48],
    pieces: [1.1, 1.35, 1.8],
    goodsShare: [0.24, 0.31, 0.4],
    postage: [3.5, 4.5, 6.5],
    returns: [0.02, 0.04, 0.07],
    stockMonths: 2.5,
    repeats: [1.2, 2.3, 3.8],
    cacShare: [0.5, 0.75, 1.1],
    startUp: [7_000, 15_000, 35_000],
    space: [200, 450, 900],
    buyers: [0.25, 0.38, 0.5],
    yearly: [110, 200, 340],
    open: [0.03, 0.06, 0.1],
  },
]
