import {expect, it} from 'vitest';
import {english, page, siteWith} from '../../../e2e/support/manual/siteWith';
import {readabilityOf} from './readability';

it('has every page in both languages, the hardest Spanish page first, and the medians', async () => {
  const site = await siteWith({
    'docs/easy.mdx': page('Toca el botón y mira la lista.'),
    'docs/hard.mdx': page('La modificación de la configuración requiere autorización administrativa.'),
    [`${english}/hard.mdx`]: page('Tap the box and see the list.'),
  });
  const rows = readabilityOf(site);
  expect(rows.map(([name]) => name)).toEqual(['docs/hard.mdx', 'docs/easy.mdx', 'Median']);
  const [[, hard], [, easy, none], [, spanish, englishMedian]] = rows as [
    [string, string, string],
    [string, string, string],
    [string, string, string],
  ];
  expect(Number(hard)).toBeLessThan(Number(easy));
  expect(none).toBe('-');
  expect(Number(spanish)).toBeCloseTo((Number(hard) + Number(easy)) / 2, 0);
  expect(Number(englishMedian)).toBe(Number(rows[0]?.[2]));
});
