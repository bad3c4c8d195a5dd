// How the first customers are won, with figures that can be missed.
import type { Context } from '../context.ts'
import { costOf, winsOf } from '../drivers/channels.ts'
import { label, say } from '../kit/prose.ts'
import { columns, paragraph, paragraphs, type Section } from '../kit/section.ts'
import type { GoToMarketText } from '../model.ts'

export function goToMarketSection(
  context: Context,
  { lead, channels, paragraphs: told, ending }: GoToMarketText,
): Section {
  return {
    id: 'go-to-market',
    title: 'Go-to-market',
    blocks: [
      paragraph(lead),
      {
        kind: 'table',
        title: 'The first year, by channel',
        columns: columns(['Channel', 'Reached', 'Expected share', 'Won', 'Cost'], 'figures'),
        rows: [
          ...channels.map(({ name, reach, conversion, wins, cost }) => ({
            cells: [
              say`${{ words: name }}`,
              say`${{ cited: reach }}`,
              say`${{ cited: conversion }}`,
              say`${wins}`,
              say`${{ cited: cost }}`,
            ],
          })),
          {
            strong: true,
            cells: [
              label('Together'),
              label(''),
              label(''),
              say`${winsOf(context, channels)}`,
              say`${costOf(context, channels)}`,
            ],
          },
        ],
      },
      ...paragraphs(told),
      { kind: 'ending', ...ending },
    ],
  }
}
