// Buoys and probes in water that holds stock.
import type { Device } from '../device.ts'

export const WATER: Device = {
  cues: /\b(oysters?|mussels?|shellfish|aquaculture|fish farm\w*|shrimp|ponds?|buoys?|algae|algal|blooms?|seaweed|hatcher(y|ies)|lakes?|rivers?|water quality|tide\w*)\b/i,
  noun: { one: 'buoy', many: 'buoys' },
  customer: { one: 'farm', many: 'farms' },
  buyers: 'growers who keep stock in the water',
  scene:
    'Stock in the water cannot run away. Oxygen goes at night and from the bottom up, where nobody looks; the surface still seems fine when the cages below are already in trouble. A grower who knows a day ahead can raise gear, thin out or harvest. One who finds out at low tide counts shells.',
  today: ['go by feeling and by the colour of the water', 'dip a handheld meter on the days a boat is out'],
  groups: [
    {
      who: 'farms with much stock on few sites',
      why: 'One bad night reaches everything they own, and their crew can act on a warning within hours.',
    },
    {
      who: 'hatcheries and nurseries',
      why: 'Small seed dies first. What is lost belongs in part to customers who have already ordered it.',
    },
    {
      who: 'small part-time growers',
      why: 'They feel a loss as sharply and have no crew to answer a message at two in the morning. A warning they cannot act on is worth little to them.',
    },
  ],
  loss: 'A loss comes in one year out of several, and then takes a season with it. In between, doing nothing is free and looks wise.',
  asked:
    'what they lost to bad water in the last three summers, what they would have done with a day’s warning, and who would have been on the boat',
  askedPass: 'name a loss above one year’s fee and an action that their crew could really have taken',
  reads: 'measures oxygen, temperature and salinity every quarter of an hour at the depth of the stock',
  tells: 'one text message that names the hours in question and how sure the service is',
  limits:
    'Two limits belong in the first minute of a sales talk. A cheap probe sees that oxygen falls and that something grows; it cannot tell species or toxins. And a warning concerns the health of the stock, never whether it is safe to eat: that decision stays with the authorities.',
  whyNow: [
    'Optical oxygen probes have replaced membranes that had to be changed every few weeks; a grower can now keep one alive with a sponge.',
    'Public agencies publish forecasts for whole bays. These are free, coarse and a gift: the service has to learn how one creek differs from its grid cell, and need not model the sea.',
  ],
  against:
    'Against now speaks the calendar. A device that is not in the water by late spring earns its proof a year later, and a quiet summer proves nothing at all.',
  rivals: [
    {
      name: 'Do nothing, and watch the water',
      why: 'free, and decades of feeling',
      fails: 'night and bottom water are invisible',
      answer: 'sell the night, not the day',
    },
    {
      name: 'The public forecast',
      why: 'free and made by scientists whom growers trust',
      fails: 'averages out shallow creeks',
      answer: 'publish our hits and misses beside it, site by site',
    },
    {
      name: 'A handheld meter',
      why: 'paid once, and believed',
      fails: 'measures only while somebody is there',
      answer: 'use it as the reference that checks the buoy',
    },
    {
      name: 'A research-grade station',
      why: 'accuracy',
      fails: 'price and service contract beyond a farm',
      answer: 'leave it to research, and offer to fill the gaps between its stations',
    },
    {
      name: 'Moving gear by the calendar',
      why: 'works without data',
      fails: 'labour every year, whether needed or not',
      answer: 'count the trips that were not needed',
    },
  ],
  danger: 'the free public forecast',
  dangerWhy:
    'It costs nothing, it improves every year, and its makers lend it their name. The day it becomes good enough for a single site, the reason to pay is gone; until then it is the best input a small firm could wish for.',
  features: [
    'oxygen, temperature and salinity at the depth of the stock',
    'a text message with hours and confidence',
    'a page with the last three days and what was said before',
    'a sensor that reports itself as blind',
    'a log of hits, misses and false alarms',
  ],
  leftOut: [
    {
      what: 'naming species or toxins',
      why: 'the hardware cannot see them, and a wrong all-clear could hurt somebody',
    },
    { what: 'an app', why: 'wet gloves on deck read a text message and open nothing' },
    { what: 'sites in other waters', why: 'each coast teaches the model from the beginning' },
  ],
  productTest:
    'Three fouling guards are hung side by side for four weeks of warm water and checked against a handheld meter each Friday. A guard that lets oxygen drift by more than half a milligram a litre is dropped, whatever it cost.',
  billing: 12,
  billingWhy:
    'It is paid by the year and in spring, since nobody thinks of warm water in November: a monthly plan would be cancelled every autumn.',
  anchor: 'A grower compares it with stock: so many dozen at the farm gate, and how often they died.',
  channels: [
    {
      name: 'Neighbours on the same water, introduced by the first farms',
      reached: 'demonstrations',
      conversion: [0.2, 0.36, 0.5],
      share: 0.5,
    },
    {
      name: 'Winter meetings of growers and extension agents',
      reached: 'talks',
      conversion: [0.1, 0.2, 0.3],
      share: 0.3,
    },
    {
      name: 'Hatcheries and gear dealers who pass on a name',
      reached: 'names',
      conversion: [0.12, 0.25, 0.4],
      share: 0.2,
    },
  ],
  sale: 'Nobody buys this from a website. It is bought from a person who has been seen on a dock, after a neighbour’s score for last summer has been passed round.',
  layers: [
    {
      part: 'sensing',
      job: 'oxygen, temperature, salinity, a hint of chlorophyll',
      choice: 'optical probes bought in; calibration kept with each serial number',
    },
    {
      part: 'fouling',
      job: 'keep growth off the probe',
      choice: 'a copper guard, a wiper and the grower’s sponge once a week',
    },
    {
      part: 'power and radio',
      job: 'two weeks without sun, messages from a low deck',
      choice:
        'solar panel, small battery, cellular module with its own certificate, a month of storage on board',
    },
  ],
  silent:
    'A silent probe must never look like good water: whatever has not reported for an hour is shown as blind, in the same size as an alarm.',
  acceptance:
    'Before the season every buoy hangs at the dock for fourteen days beside a handheld meter. Nineteen in twenty messages must arrive, and no oxygen value may lie further off than the meter’s own error.',
  rhythm:
    'The year has a shape. Buoys are built in winter, shown until early spring, laid out before the water warms, watched until autumn, then recovered and repaired. Money follows: full in spring, thin at New Year.',
  breaks:
    'Warm water covers a probe within weeks, storms drag moorings, and boats cut lines. The weekly wipe stands in the contract; the service notices drift and asks for it, and a drifting value is greyed out until somebody has been there.',
  gap: {
    gap: 'A grower whose name others respect',
    why: 'strangers do not hang gear on a lease',
    closedBy: 'an adviser from the trade before the first season, paid by the day',
  },
  risk: {
    name: 'A quiet summer proves nothing',
    likelihood: 'high',
    sign: 'no event by late August',
    answer: 'judge on small dips of oxygen, which come every year',
  },
  sceptic:
    'The rival is free and run by the very people whose trust a newcomer has to borrow. The device cannot see the poison that makes a bloom harmful. The customer is rare, frugal and at sea, and in most summers saving the fee would have been right.',
  wrongIf:
    'buoys call low oxygen a day ahead in creeks where the public grid was wrong, and if the crews that were warned did something about it',
  ways: {
    meets: ['the winter meeting of the growers’ association', 'the dock at landing time'],
    trusts: 'a neighbour on the same water',
    buys: 'between New Year and spring, when gear is mended and losses are still counted',
    busy: 'the warm months',
    keeps: 'where a farm’s stock lies and what it lost',
  },
  devices: [1, 2, 4],
  hours: 6,
  perHead: 120,
  build: [220, 310, 480],
  price: [550, 790, 1_200],
  service: [29, 49, 79],
  serving: [6, 9, 18],
  replaced: [0.04, 0.08, 0.2],
  churn: undefined,
  joining: [1, 2.6, 4.4],
  cac: [250, 450, 900],
  market: {
    counted: [
      {
        metric: 'businesses',
        of: 'shellfish farms on the East Coast and Gulf',
        cue: /oyster|mussel|shellfish|clam/i,
        regional: true,
      },
    ],
    perMillion: [4, 12, 40],
    householdShare: undefined,
    register: 'the public list of lease holders or licences',
    pays: [0.12, 0.2, 0.3],
    paysWho: 'whose stock is large enough that a tenth of one bad season pays the fee',
  },
  approval: { what: 'Radio tests and permission to lay out a buoy', dollars: [2_500, 5_000, 9_000] },
  second: {
    label: 'Monitoring contracts',
    who: 'agencies, universities and extension services that already pay for water data',
    why: 'They buy measurements and want no equipment to own, so one contract covers a dozen buoys at a better price than any farm pays.',
    dollars: [1_000, 1_900, 2_800],
    running: 3,
  },
}
