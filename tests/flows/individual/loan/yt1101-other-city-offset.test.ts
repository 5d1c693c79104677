// @vitest-environment node
import { expect, it } from 'vitest';
import outsideOffset from '@/flows/individual/loan/yt1101-other-city-offset';
import { resolveText } from '@/form/facts';

/** All that these sentences read of the facts. */
const facts = { policy: (key: string) => (key === 'p.ydHyts' ? '5' : '') } as never;

it('names the working days of p.ydHyts in the form and on the receipt', () => {
  const loan = outsideOffset.sections.find(({ key }) => key === 'loan');
  expect(resolveText(loan?.note ?? '', facts)).toContain('申请保留并在5个工作日内每日重新核验');
  expect(outsideOffset.receipt.next({ ywzt: '02' } as never, null, facts)[0]).toContain('5个工作日内每日重新核验');
});
