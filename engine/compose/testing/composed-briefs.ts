// Three founders whose plans are composed in tests: work at the customer's place, goods in another currency, and software.
import { briefWith } from './composed.ts'

export const COMPOSED_BRIEFS = {
  doors: briefWith({
    startupName: 'Hallam Door Check',
    fullName: 'Craig Batty',
    businessIdea:
      'Fire door inspections for blocks of flats in Sheffield. I charge £14 a door, photo and tag every door, and the client gets a report.',
    targetCustomer: 'Managing agents and small housing associations. Right now there are 3 paying clients.',
    additionalContext:
      'A door takes 12 minutes and on a 7 hour day I get through 60. I have £6,700 in the bank. The van is £310 a month. Do I need a licence?',
  }),
  bakery: briefWith({
    startupName: 'Masindi Loaf',
    fullName: 'Grace Akello',
    businessIdea: 'We bake bread in Masindi, Uganda and sell it to shops and schools at UGX 4,500 a loaf.',
    targetCustomer: 'Shops and boarding schools in Masindi',
    additionalContext: 'The oven costs UGX 38,000,000. We have UGX 9,500,000.',
  }),
  hygienists: briefWith({
    startupName: 'ChairTime',
    businessIdea:
      'Software for dental clinics in Ohio that schedules hygienists, $120 a month for each clinic.',
    targetCustomer: 'Dental clinics in Ohio',
    additionalContext: 'Should we charge by the chair?',
  }),
}
export type ComposedName = keyof typeof COMPOSED_BRIEFS
export const COMPOSED_NAMES = Object.keys(COMPOSED_BRIEFS) as ComposedName[]
