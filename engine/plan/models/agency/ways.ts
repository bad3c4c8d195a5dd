// The trade of the client, whose habits count; the form asks for the founder's own.
import type { Industry } from '../../../brief-words.ts'
import type { Context } from '../../context.ts'
import { INDUSTRY_WAYS, type IndustryWays } from '../industry.ts'

const CLIENTS: [cue: RegExp, industry: Industry][] = [
  [/dent|clinic|physio|doctor|medical|hospital|vet|health|care home|pharmac|therap/i, 'healthcare'],
  [/restaurant|caf[eé]|food|bakery|brewer|drink|catering/i, 'food & beverage'],
  [/hotel|travel|tour|hostel|resort|airline|hospitality/i, 'travel & hospitality'],
  [/school|universit|teacher|college|kindergarten|nurser/i, 'education'],
  [/online (?:shop|store|seller|brand)|e-?commerce|shopify|webshop/i, 'e-commerce'],
  [/shop|retail|boutique/i, 'retail'],
  [/estate|landlord|property|letting|housing|developer of/i, 'real estate'],
  [/gym|fitness|yoga|wellness|spa\b/i, 'fitness & wellness'],
  [/film|music|theatre|games?\b|festival|artist|streaming|broadcast/i, 'entertainment'],
  [/bank|insur|fund|fintech|credit|broker/i, 'finance'],
  [/tech|software|start-?ups?|saas|engineering|remote (?:team|compan)|app\b/i, 'technology'],
  [/agenc|marketing|brand/i, 'marketing'],
  [/law firm|lawyer|consult|adviser|accountant|managing director|ceo|mid-?size/i, 'consulting'],
]

/** Trades that sell to firms of any other: the form then tells about the founder and nothing about the client. */
const SELLERS: Industry[] = ['marketing', 'consulting', 'finance', 'technology']

/** Where the common table speaks of people who buy a meal or a night, owners of such places are another matter. */
const OWNERS: Partial<Record<Industry, IndustryWays>> = {
  'food & beverage': {
    meets: ['the wholesaler’s tasting day', 'the owners’ table after closing time'],
    trusts: 'the owner of a place they envy',
    buys: 'in the quiet weeks after the holidays',
    busy: 'the hours of service and the whole of December',
    fears: 'a bill that a full Saturday cannot pay',
    paper: 'what it costs a month and how to end it',
    keeps: 'recipes, rotas and takings',
  },
  retail: {
    meets: ['the order days of the trade', 'the traders’ meeting of the street'],
    trusts: 'the neighbour with the same till',
    buys: 'after the season’s stock has been counted',
    busy: 'Saturdays and the weeks of the sales',
    fears: 'money tied up while the shelf is empty',
    paper: 'the price, the date and who does it',
    keeps: 'margins and supplier prices',
  },
  'e-commerce': {
    meets: ['the sellers’ meet-up of the shop system', 'the group in which shops compare their figures'],
    trusts: 'a seller who shows real numbers',
    buys: 'in the first quarter, when last year’s peak is understood',
    busy: 'the weeks between October and the new year',
    fears: 'a broken checkout on a peak day',
    paper: 'what is changed, when, and how it is undone',
    keeps: 'customer lists and conversion figures',
  },
  'travel & hospitality': {
    meets: ['the regional tourism day', 'the general managers’ breakfast'],
    trusts: 'a house of the same size that did it last season',
    buys: 'between two seasons, when rooms are empty',
    busy: 'the high season from its first weekend on',
    fears: 'guests who notice that something is being tried',
    paper: 'the dates on which nobody will disturb the house',
    keeps: 'guest data and occupancy',
  },
  'fitness & wellness': {
    meets: ['the trade fair in spring', 'the chat group of studio owners'],
    trusts: 'an owner with a fuller timetable',
    buys: 'in November, before the rush of January',
    busy: 'January and every evening from five to eight',
    fears: 'members who leave because something changed',
    paper: 'the monthly cost against one member’s fee',
    keeps: 'members’ health answers and bank details',
  },
  entertainment: {
    meets: ['the market days of a festival', 'the producers’ regular table'],
    trusts: 'a credit at the end of something they liked',
    buys: 'when a budget has been signed, and then at once',
    busy: 'the days of a shoot or a premiere',
    fears: 'a missed delivery date',
    paper: 'rights, dates and penalties',
    keeps: 'material that has not been released',
  },
  education: {
    meets: ['the heads’ conference of the district', 'the staff room, by way of one teacher'],
    trusts: 'a school of the same kind nearby',
    buys: 'when next year’s budget is drawn up, before the summer',
    busy: 'exam weeks and the first fortnight of a term',
    fears: 'parents’ letters',
    paper: 'who sees pupils’ data, and why',
    keeps: 'names and work of minors',
  },
}

export function waysOf({ u }: Context): IndustryWays {
  const spoken = `${u.buyer.value} ${u.user.value}`
  const named = CLIENTS.find(([cue]) => cue.test(spoken))?.[1]
  const trade = named ?? (SELLERS.includes(u.industry.value) ? 'other' : u.industry.value)
  return (u.sells.value === 'to-consumers' ? undefined : OWNERS[trade]) ?? INDUSTRY_WAYS[trade]
}
