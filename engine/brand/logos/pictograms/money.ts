// Pictograms of money, law and safekeeping.
import { circle, rect, ring, roundedRect } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid } from './pictogram.ts'

export const MONEY: Pictogram[] = [
  {
    id: 'coins',
    noun: 'stack of coins',
    cues: 'money coin save saving savings finance budget cash pension wealth fund funding fee earn income payroll salary loan lending debt invest investment',
    items: [
      solid(
        ...[94, 74, 54, 34, 14].map((y) => roundedRect(10, y, 50, 14, 7)),
        ...[94, 74].map((y) => roundedRect(66, y, 44, 14, 7)),
        roundedRect(66, 54, 44, 14, 7),
      ),
    ],
  },
  {
    id: 'balance',
    noun: 'pair of scales',
    cues: 'law lawyer legal justice court solicitor attorney balance scale fair fairness compare dispute mediation rights settlement compliance weigh',
    even: true,
    items: [
      solid(rect(56, 10, 8, 92), rect(34, 100, 52, 9), rect(16, 20, 88, 8), circle(60, 14, 7)),
      line('M12 66 L26 28 L40 66', 5.5),
      line('M80 66 L94 28 L108 66', 5.5),
      solid('M6 64 H46 A20 20 0 0 1 6 64Z', 'M74 64 H114 A20 20 0 0 1 74 64Z'),
    ],
  },
  {
    id: 'bank',
    noun: 'bank',
    cues: 'bank banking fintech lending credit treasury institution government public museum accountancy capital',
    even: true,
    items: [
      solid(
        'M60 8 L110 38 V48 H10 V38Z',
        rect(20, 54, 14, 36),
        rect(53, 54, 14, 36),
        rect(86, 54, 14, 36),
        rect(10, 96, 100, 12),
      ),
      cut(circle(60, 33, 6)),
    ],
  },
  {
    id: 'card',
    noun: 'payment card',
    cues: 'payment pay card checkout credit debit wallet transaction billing subscription loyalty membership prepaid fintech',
    items: [solid(roundedRect(8, 26, 104, 70, 9)), cut(rect(8, 42, 104, 13), rect(20, 72, 30, 9))],
  },
  {
    id: 'receipt',
    noun: 'receipt',
    cues: 'receipt invoice invoicing accounting accountant bookkeeping bookkeeper tax expense vat billing bill ledger',
    even: true,
    items: [
      solid('M22 8 H98 V110 L85.3 100 L72.7 110 L60 100 L47.3 110 L34.7 100 L22 110Z'),
      score('M36 30 H84', 7),
      score('M36 48 H84', 7),
      score('M36 66 H84', 7),
    ],
  },
  {
    id: 'shield',
    noun: 'shield',
    cues: 'security secure safety safe protect protection shield cyber cybersecurity guard privacy fraud insurance trust compliance risk defence',
    items: [
      solid('M60 8 L102 24 V56 C102 84 84 102 60 112 C36 102 18 84 18 56 V24Z'),
      score('M40 58 L55 73 L82 44', 10),
    ],
  },
  {
    id: 'lock',
    noun: 'padlock',
    cues: 'lock padlock password encryption encrypted private confidential vault hipaa gdpr identity login',
    even: true,
    items: [
      solid(roundedRect(20, 50, 80, 60, 8)),
      line('M36 52 V36 A24 24 0 0 1 84 36 V52', 10),
      cut(circle(60, 74, 9), 'M56 76 H64 L67 96 H53Z'),
    ],
  },
  {
    id: 'money-jar',
    noun: 'money jar',
    cues: 'piggy pocket-money allowance thrift frugal donation donate charity crowdfunding tip fundraising',
    even: true,
    items: [
      solid(
        rect(34, 10, 52, 12),
        'M30 28 H90 C104 36 106 46 106 58 V94 A14 14 0 0 1 92 108 H28 A14 14 0 0 1 14 94 V58 C14 46 16 36 30 28Z',
      ),
      cut(circle(60, 68, 24)),
      solid(ring(60, 68, 17, 9)),
    ],
  },
  {
    id: 'link',
    noun: 'pair of links',
    cues: 'partner partnership marketplace match matching connect connecting broker agency deal exchange swap trade barter link peer network',
    items: [
      line('M52 40 H34 A20 20 0 0 0 34 80 H52', 11),
      line('M68 40 H86 A20 20 0 0 1 86 80 H68', 11),
      solid(rect(38, 54.5, 44, 11)),
    ],
  },
  {
    id: 'gavel',
    noun: 'gavel',
    cues: 'auction auctioneer bid bidding gavel judge tribunal estate-sale arbitration',
    items: [
      solid(
        'M54 14 L82 42 L72 52 L44 24Z',
        'M30 38 L58 66 L48 76 L20 48Z',
        'M48.5 28.5 L67.5 47.5 L53.5 61.5 L34.5 42.5Z',
        'M66 52 L108 94 L99 103 L57 61Z',
        rect(12, 98, 56, 12),
      ),
    ],
  },
  {
    id: 'crown',
    noun: 'crown',
    cues: 'crown royal premium luxury king queen prince noble exclusive vip',
    even: true,
    items: [solid('M10 30 L34 54 L60 14 L86 54 L110 30 L102 84 H18Z', rect(18, 91, 84, 13))],
  },
  {
    id: 'diamond',
    noun: 'cut gem',
    cues: 'diamond gem jewel jewellery jewelry jeweller gemstone crystal luxury precious gold silver',
    even: true,
    items: [
      solid('M30 16 H90 L114 46 L60 108 L6 46Z'),
      score('M6 46 H114', 6),
      score('M60 108 L40 46 L52 16', 6),
      score('M60 108 L80 46 L68 16', 6),
    ],
  },
]
