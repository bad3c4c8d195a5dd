// Six founders' briefs of six kinds, as the form sends them.
import { type Brief, briefSchema } from '../brief.ts'

const of = (fields: Partial<Brief>): Brief => briefSchema.parse(fields)

export const SAMPLES = {
  bakery: of({
    fullName: 'Aoife Brennan',
    startupName: 'Larder & Loaf',
    businessIdea:
      'A neighbourhood sourdough bakery with a prepaid weekly bread subscription, pick-up lockers outside the shop and evening baking classes.',
    targetCustomer: 'Families and remote workers within a 15 minute walk of the shop in Cork city',
    industry: 'Food & Beverage',
    stage: 'Validation',
    additionalContext:
      'Budget is 85,000 euro. A lease for a 70 square metre unit is available at 1,900 euro a month.',
  }),
  buoy: of({
    fullName: 'Mara Lindqvist',
    startupName: 'TideWatch',
    businessIdea:
      'A low-cost sensor buoy and subscription dashboard that warns oyster farmers of harmful algal blooms and low oxygen 24 to 48 hours ahead, so they can harvest early or move cages before the crop is lost.',
    targetCustomer:
      'Independent oyster and mussel farms with 2 to 40 hectares of leases on the US East Coast',
    industry: 'Other',
    stage: 'Early Development',
    additionalContext:
      'We have 3 prototype buoys in Chesapeake Bay. Hardware cost is about $310 a unit. I am a marine biologist, my co-founder is an embedded engineer.',
  }),
  tailors: of({
    fullName: 'Noor Haddad',
    startupName: 'Second Skin Studio',
    businessIdea:
      'A marketplace where tailors alter second-hand clothes to fit before they are shipped, so buyers of vintage fashion get something that fits the first time.',
    targetCustomer: 'Women aged 22 to 38 who buy vintage clothing online at least four times a year',
    industry: 'E-commerce',
    stage: 'Growth Stage',
    additionalContext:
      '4,200 orders so far, average order 68 dollars, we keep 22 percent. We want to raise a seed round of 750,000 dollars.',
  }),
  claims: of({
    fullName: 'Jin Park',
    startupName: 'ClaimKite',
    businessIdea:
      'Software that reads denied medical insurance claims, finds why they were denied and drafts the appeal letter with the right codes and evidence attached.',
    targetCustomer:
      'Independent physical therapy and dental practices with 1 to 10 clinicians in the United States that have no billing department',
    industry: 'Healthcare',
    stage: 'MVP Ready',
    additionalContext: 'Must be HIPAA compliant. We charge a share of the money recovered.',
  }),
  chores: of({
    fullName: 'Deshawn Pratt',
    startupName: 'Chore Wheel',
    businessIdea:
      'An app where housemates split chores fairly by trading points instead of arguing, with a weekly auction for the jobs nobody wants.',
    targetCustomer: 'Students and young professionals in shared houses of 3 to 6 people',
    industry: 'Technology',
    stage: 'Idea Stage',
  }),
  dogs: of({
    fullName: 'A B',
    startupName: 'Zip',
    businessIdea: 'dog walking',
    industry: 'other',
    stage: 'idea',
  }),
}
