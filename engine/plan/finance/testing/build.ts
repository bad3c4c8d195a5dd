// Drivers for tests: everything zero or absent, unless the test says otherwise.
import type {
  CapacityStream,
  CohortStream,
  ContractStream,
  Drivers,
  HourStream,
  Ramp,
  SubscriptionStream,
  TransactionStream,
  UnitStream,
} from '../drivers.ts'

export const flat = (value: number): Ramp => [{ month: 1, value }]

/** One value up to a month, another from it on. */
export const step = (value: number, month: number, then: number): Ramp => [
  { month: month - 1, value },
  { month, value: then },
]

export const onceIn = (month: number, value: number): Ramp => [
  { month: month - 1, value: 0 },
  { month, value },
  { month: month + 1, value: 0 },
]

export const buildDrivers = (drivers: Partial<Drivers> = {}): Drivers => ({
  currency: 'EUR',
  streams: [],
  staff: [],
  costs: [],
  investments: [],
  deposits: [],
  receivableDays: 0,
  payableDays: 0,
  funding: { equity: [] },
  taxRate: 0,
  ...drivers,
})

const basics = { from: 1, priceRise: 0, fee: { share: 0, each: 0 } }

export const subscription = (stream: Partial<SubscriptionStream> = {}): SubscriptionStream => ({
  kind: 'subscription',
  id: 'subscription',
  label: 'Subscription',
  unit: 'subscriber',
  price: 1000,
  billingMonths: 1,
  opening: 0,
  joining: flat(0),
  churn: 0,
  serving: 0,
  ...basics,
  ...stream,
})

export const transactions = (stream: Partial<TransactionStream> = {}): TransactionStream => ({
  kind: 'transactions',
  id: 'orders',
  label: 'Orders',
  unit: 'order',
  volume: flat(0),
  orderValue: 5000,
  take: 0.1,
  costEach: 0,
  ...basics,
  ...stream,
})

export const units = (stream: Partial<UnitStream> = {}): UnitStream => ({
  kind: 'units',
  id: 'units',
  label: 'Lamps',
  unit: 'lamp',
  volume: flat(0),
  price: 4000,
  costEach: 1500,
  returns: 0,
  stockMonths: 0,
  ...basics,
  ...stream,
})

export const capacity = (stream: Partial<CapacityStream> = {}): CapacityStream => ({
  kind: 'capacity',
  id: 'counter',
  label: 'Counter',
  unit: 'sale',
  perDay: flat(0),
  openDays: 20,
  capacityPerDay: 100,
  spend: 800,
  costShare: 0,
  ...basics,
  ...stream,
})

export const hours = (stream: Partial<HourStream> = {}): HourStream => ({
  kind: 'hours',
  id: 'hours',
  label: 'Consulting',
  unit: 'hour',
  people: flat(1),
  hoursEach: 140,
  utilisation: flat(0.5),
  rate: 9000,
  costEach: 0,
  ...basics,
  ...stream,
})

export const cohorts = (stream: Partial<CohortStream> = {}): CohortStream => ({
  kind: 'cohorts',
  id: 'classes',
  label: 'Classes',
  unit: 'seat',
  sessions: flat(0),
  seats: 8,
  filled: flat(1),
  price: 6000,
  costPerSeat: 0,
  costPerSession: 0,
  ...basics,
  ...stream,
})

export const contracts = (stream: Partial<ContractStream> = {}): ContractStream => ({
  kind: 'contracts',
  id: 'sponsors',
  label: 'Sponsors',
  unit: 'contract',
  running: flat(0),
  amount: 50_000,
  costShare: 0,
  ...basics,
  ...stream,
})
