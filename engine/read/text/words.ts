// Everyday words that carry no idea, and singulars.

const STOP = new Set(
  `a about above across after again ahead all allow allows almost alone already also always am among an and another any anyone are around as at available away back be because become been before being below best better between both but by can cannot come could day did different do does doing done down during each easily easy either else enough especially etc even ever every everyone everything example few first for four from full further get gets getting give gives go going good got great had has have having he help helps her here high him his hour how however i idea if in instead into is it its it's just keep kind know last later least less let lets like little local long look looking lot made make makes making many may me mean might minute month more most much must my near need needs never new next no nobody non not nothing now of off offer offers often old on once one only onto or other others our out over own part people per place plan please possible put rather real really right run same say see sell sells set several she should similar simple since small so some someone something soon start startup start-up still such sure take takes than that the their them then there these they thing things this those three through time times to today together too two under until up us use used user users using usually very via want wants was way we week well went were what when where whether which while who whole whom whose why will with within without won't work works would yet year you young your yours company business businesses customer customers client clients product products service services budget cost costs price euro euros dollar dollars pound pounds percent percentage million thousand average average-order charge want raise round seed founder co-founder cofounder aged age unit units so-far compliant independent far united state states east west north south
  five six seven eight nine ten least don't doesn't can't i'm we're it's they're i've we've that's you're let's el la los las un una de del que para con por und der die das ein eine für mit von zu auf ist wir im den dem les des une pour avec dans est nous`.split(
    /\s+/,
  ),
)

export const isStopWord = (word: string): boolean => STOP.has(word)

const ODD: Record<string, string> = {
  saas: 'saas',
  christmas: 'christmas',
  diabetes: 'diabetes',
  canvas: 'canvas',
  atlas: 'atlas',
  tapas: 'tapas',

  women: 'woman',
  men: 'man',
  children: 'child',
  people: 'people',
  mice: 'mouse',
  feet: 'foot',
  leaves: 'leaf',
  loaves: 'loaf',
  knives: 'knife',
  lives: 'life',
  wives: 'wife',
  halves: 'half',
  shelves: 'shelf',
  geese: 'goose',
  teeth: 'tooth',
  clothes: 'clothes',
  glasses: 'glasses',
  series: 'series',
  species: 'species',
  news: 'news',
  analytics: 'analytics',
  logistics: 'logistics',
  kids: 'kid',
  movies: 'movie',
  cookies: 'cookie',
  shoes: 'shoe',
  bus: 'bus',
  gas: 'gas',
  lens: 'lens',
  campus: 'campus',
  tennis: 'tennis',
  pilates: 'pilates',
  fitness: 'fitness',
  always: 'always',
  yes: 'yes',
  buses: 'bus',
  caches: 'cache',
  niches: 'niche',
  headaches: 'headache',
}

export function singular(word: string): string {
  const odd = Object.hasOwn(ODD, word) ? ODD[word] : undefined
  if (odd) return odd
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ous|ness)$/.test(word)) return word
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Words of every other brief: they rank below the words of the trade. */
const COMMON = new Set(
  'app application software platform tool marketplace website online subscription dashboard system shop store mobile digital professional weekly monthly daily student buyer family'.split(
    ' ',
  ),
)
export const isCommon = (word: string): boolean => COMMON.has(word)
