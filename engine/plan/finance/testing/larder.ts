// A neighbourhood bakery: counter, weekly subscription, classes. The founder's €85,000 and a loan of €30,000.
import type { Drivers } from '../drivers.ts'
import { buildDrivers, capacity, cohorts, flat, onceIn, step, subscription } from './build.ts'

const OPENING = 4

export const larder: Drivers = buildDrivers({
  currency: 'EUR',
  streams: [
    capacity({
      from: OPENING,
      perDay: [
        { month: OPENING, value: 40 },
        { month: 16, value: 75 },
        { month: 30, value: 82 },
      ],
      openDays: 21.25,
      capacityPerDay: 120,
      spend: 800,
      costShare: 0.3,
      fee: { share: 0.018, each: 0 },
      priceRise: 0.02,
    }),
    subscription({
      from: OPENING,
      price: 3009,
      opening: 60,
      joining: step(0, OPENING + 1, 12),
      churn: 0.065,
      serving: 663,
      costRise: 0.03,
      fee: { share: 0.015, each: 27 },
      priceRise: 0.02,
    }),
    cohorts({
      from: OPENING + 1,
      // Weeks of teaching in a month: 44 ÷ 12. Once a week, then 1.5 times, then twice.
      sessions: [
        { month: 12, value: 44 / 12 },
        { month: 13, value: 66 / 12 },
        { month: 24, value: 66 / 12 },
        { month: 25, value: 88 / 12 },
      ],
      seats: 8,
      filled: step(0.7, 25, 0.75),
      price: 6098,
      costPerSeat: 1100,
      costRise: 0.03,
      fee: { share: 0.01845, each: 25 },
      priceRise: 0.02,
    }),
  ],
  // Counted in hours a week: an hour a week is 52 ÷ 12 hours a month.
  staff: [
    {
      id: 'baker',
      role: 'Assistant baker',
      count: [
        { month: 2, value: 0 },
        { month: 3, value: 17.5 },
        { month: 4, value: 24 },
        { month: 12, value: 24 },
        { month: 13, value: 36 },
      ],
      monthlyPay: 7150,
      onCost: 0.2,
      isFounder: false,
      yearlyRise: 0.03,
    },
    {
      id: 'counter',
      role: 'Counter',
      count: [
        { month: 3, value: 0 },
        { month: 4, value: 25 },
        { month: 12, value: 25 },
        { month: 13, value: 30 },
        { month: 24, value: 30 },
        { month: 25, value: 34 },
      ],
      monthlyPay: 6500,
      onCost: 0.2,
      isFounder: false,
      yearlyRise: 0.03,
    },
    {
      id: 'founder',
      role: 'Founder',
      count: [
        { month: 3, value: 0 },
        { month: 4, value: 1 },
        { month: 12, value: 1 },
        { month: 13, value: 23 / 19 },
        { month: 24, value: 23 / 19 },
        { month: 25, value: 26 / 19 },
      ],
      monthlyPay: 190_000,
      onCost: 0,
      isFounder: true,
      yearlyRise: 0,
    },
  ],
  costs: [
    { id: 'rent', label: 'Rent', amount: flat(190_000), yearlyRise: 0, group: 'premises' },
    { id: 'energy', label: 'Energy', amount: step(20_000, 4, 105_000), yearlyRise: 0.03, group: 'premises' },
    {
      id: 'running',
      label: 'Other',
      amount: step(26_000, 4, 131_500),
      yearlyRise: 0.03,
      group: 'operations',
    },
    {
      id: 'marketing',
      label: 'Marketing',
      amount: [
        { month: 3, value: 66_667 },
        { month: 4, value: 60_000 },
        { month: 9, value: 60_000 },
        { month: 10, value: 35_000 },
      ],
      yearlyRise: 0.03,
      group: 'marketing',
    },
    { id: 'opening', label: 'Opening', amount: onceIn(2, 450_000), yearlyRise: 0, group: 'professional' },
  ],
  investments: [{ id: 'fit-out', label: 'Fit-out', month: 3, amount: 5_650_000, lifeMonths: 84 }],
  deposits: [{ id: 'rent', label: 'Rent deposit', month: 1, amount: 570_000 }],
  payableDays: 15,
  funding: {
    equity: [{ id: 'own', label: 'Own money', month: 1, amount: 8_500_000 }],
    loan: { month: 3, amount: 3_000_000, yearlyRate: 0.075, months: 60, graceMonths: 6, sought: true },
  },
  taxRate: 0.125,
})
