// Founders who are not like the samples: next to nothing, far too much, other scripts, and somebody who tries to break in.
import { type Brief, briefSchema } from '../../brief.ts'

const of = (fields: Partial<Brief>): Brief => briefSchema.parse(fields)

/** As long as a form lets a field be. */
const LONGEST = 50_000
const filledWith = (sentence: string) =>
  sentence.repeat(Math.ceil(LONGEST / sentence.length)).slice(0, LONGEST)

/** Typst, XML, formulas, Word fields, Markdown, HTML: each would do something if it were read as more than words. */
export const HOSTILE = {
  name: '=HYPERLINK("http://x.example") #panic("x") <script>alert(1)</script>',
  founder: '+1 {{ HYPERLINK "http://x.example" }} <w:t>',
  words: [
    '#panic("x")',
    '#eval("1")',
    '$x$',
    '*b*',
    '@ref',
    '<label>',
    '\\',
    '"><script>alert(1)</script>',
    ']]>',
    '&amp;',
    '=HYPERLINK("http://x.example")',
    '+1',
    '@SUM(1)',
    '-2',
    '{ HYPERLINK "http://x.example" }',
    '[a](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
  ].join(' '),
}

export const UNUSUAL = {
  letter: of({ startupName: 'Q', businessIdea: 'candles' }),
  endless: of({
    startupName: 'Donaudampfschifffahrtsgesellschaftskapitän',
    fullName: filledWith('Maximiliane von und zu Hohenstein-Wartenberg the younger '),
    businessIdea: filledWith(
      'A river line with eleven steamers that carries walkers, their bicycles and their luggage between the vineyards, and sells a season ticket of 49 euro a month. ',
    ),
    targetCustomer: filledWith('Walkers and cyclists on the Danube between Passau and Vienna. '),
    industry: 'Travel & Hospitality',
    stage: 'Growth Stage',
    additionalContext: [...Array(60).keys()]
      .map((i) => `In week ${i + 1} we carried ${300 + 7 * i} people and sold ${40 + 3 * i} tickets.`)
      .join(' '),
  }),
  japanese: of({
    fullName: '田中 さくら',
    startupName: '東京潮見株式会社',
    businessIdea: 'A tea house in Tokyo with tea lessons in the evening and a monthly box, 月のお茶.',
    // Cut where a sentence has to end, this would be cut through the fan.
    targetCustomer: `${'港区で働く会社員のみなさん'.repeat(10).slice(0, 119)}🪭がいる町`,
    industry: 'Food & Beverage',
    stage: 'Idea Stage',
  }),
  arabic: of({
    fullName: 'ليلى حداد',
    startupName: 'مخبز الحي 🍞',
    businessIdea: 'A bakery in Amman that delivers warm bread before seven 🥖, ordered the evening before.',
    targetCustomer: 'Families in عمّان 👨‍👩‍👧',
    industry: 'Food & Beverage',
    stage: 'Validation',
    additionalContext: 'Budget is 30,000 dollars 💰.',
  }),
  hostile: of({
    fullName: HOSTILE.founder,
    startupName: HOSTILE.name,
    businessIdea: `An app that sorts receipts ${HOSTILE.words}`,
    targetCustomer: `Shops with ${HOSTILE.words}`,
    industry: HOSTILE.words,
    stage: HOSTILE.words,
    additionalContext: `We charge 20 dollars a month. ${HOSTILE.words}`,
  }),
}
