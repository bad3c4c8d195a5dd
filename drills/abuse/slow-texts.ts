// Texts that make a careless pattern or parser try everything: the same again and again, and then what does not fit.
type Text = (length: number) => string

const again =
  (part: string, end = ''): Text =>
  (length) => {
    const room = Math.max(0, length - end.length)
    return `${part.repeat(Math.ceil(room / part.length)).slice(0, room)}${end}`
  }

/** A field can be shorter than what stands around the run. */
const run = (sign: string, length: number) => sign.repeat(Math.max(0, Math.floor(length)))

export const SLOW_TEXTS: Record<string, Text> = {
  letters: again('a', '!'),
  capitals: again('A', '!'),
  blanks: again(' ', 'x'),
  'blanks between': again('a '),
  tabs: again('\t', 'x'),
  lines: again('\n', 'x'),
  'lines of blanks': again('  \n'),
  digits: again('1', 'x'),
  'digits and commas': again('1,', 'x'),
  'sums of money': again('$1.000 '),
  'numbers in words': again('twenty one thousand '),
  stars: again('*'),
  'stars and letters': again('*a'),
  'pairs of stars': again('**a '),
  'bold that never ends': again('**a**a '),
  underlines: again('_a'),
  brackets: again('['),
  'brackets and links': again('[a]('),
  'pictures in pictures': again('![a'),
  'round brackets': again('('),
  ticks: again('`a'),
  'growing ticks': (length) =>
    Array.from({ length: Math.floor(Math.sqrt(length)) }, (_, i) => '`'.repeat(i))
      .join(' ')
      .slice(0, length),
  quotes: again('> '),
  lists: again('- '),
  'deeper lists': (length) =>
    Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}- a\n`)
      .join('')
      .slice(0, length),
  tables: again('|a|'),
  'table heads': again('|-', '|\n'),
  tags: again('<a '),
  'open tags': again('<'),
  comments: again('<!--'),
  entities: again('&#'),
  addresses: again('http://a.'),
  'mail addresses': again('a@a.'),
  // These, '_a' and '<!--' are what the database's own parser of texts trips over.
  'halves of addresses': again('a1@'),
  'ways home': again('~/'),
  'ways nowhere': again('./'),
  mentions: again('@Ada '),
  'ats and names': again('@Ada Bee '),
  'a name of hyphens': (length) => `@a${run('-', length - 3)}b`.slice(0, length),
  'four names of hyphens': (length) => `@a${run('-', length / 4 - 4)} a`.repeat(4).slice(0, length),
  'a point that ends elsewhere': (length) =>
    `- ${run(' ', length / 2 - 2)}${run('a', length / 2 - 2)}\u2028b`.slice(0, length),
  'marks and then a letter': again('.', 'x'),
  'hyphens and then a letter': again('-', 'x'),
  dots: again('a.'),
  hyphens: again('a-'),
  slashes: again('a/'),
  percents: again('%'),
  accents: (length) => `e${'\u0301'.repeat(length - 1)}`,
  sentences: again('We sell bread to families. '),
  conjunctions: again('and or with for of '),
  'nouns with commas': again('apps, tools and '),
  Chinese: again('每'),
  emoji: (length) => '\u{1f469}\u200d'.repeat(Math.floor(length / 3)),
  'words for searching': again("a:* & !'b' <-> "),
}
