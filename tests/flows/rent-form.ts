import { submitApplication } from '@/api/cases/application';
import { fetchBusinessNumber } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import { sendPayeeCode } from '@/api/person/payee-account';
import { call } from '../handlers/call';
import { PEOPLE } from '../people';

/** What 刘洋 fills in: no filed contract, October and November. */
export const LIU_VALUES = {
  zflx: '1',
  fwzl: { region: ['云州市', '西城区'], detail: '平安里西大街31号3号楼502室' },
  hyzk: '10',
  znsl: '0',
  rylb: '1',
  tqksny: '2026-10',
  tqjsny: '2026-11',
  sqtqje: '3000.00',
  ywwd: '',
  cns: true,
};

/** What is left of the balance once that is paid. */
export const AFTER_RENT = '119226.82';

/** Is looked at by a clerk: the case stays open. Without it the bound card is paid at once. */
export const ANOTHER_CARD = { skzhly: '2', skyhdm: '102', skyhzh: PEOPLE.张建国.yhzh };

/** With the code that came for it. */
async function proved(card: typeof ANOTHER_CARD) {
  await sendPayeeCode(card.skyhzh);
  const outbox: { kind: string; code: string }[] = (await call('/api/__qa__/outbox')).data;
  return { ...card, dxyzm: outbox.find(({ kind }) => kind === 'sms')?.code ?? '' };
}

/** Hands in what 刘洋 fills in, as an earlier visit would have, under a new number or that of a draft. */
export async function handIn({ ywlsh, card }: { ywlsh?: string; card: 'bound' | 'another' }): Promise<string> {
  const number = ywlsh ?? (await fetchBusinessNumber('TQ0107'));
  const { region, detail } = LIU_VALUES.fwzl;
  await submitApplication('tqsq/tqyw', 'TQ0107', number, {
    ...LIU_VALUES,
    fwzl: [...region, detail].join(''),
    tqpl: '1',
    zfzffs: '1',
    ...(card === 'bound' ? { skzhly: '1' } : await proved(ANOTHER_CARD)),
    ywwd: '0101',
    cns: '1',
  });
  return number;
}

export const ZHOU = PEOPLE.周凯.zjhm;

/** 周凯 and 赵敏 share a filed contract: what the form would hold. */
export const ZHOU_VALUES = {
  ...LIU_VALUES,
  zflx: '2',
  zfhtbh: 'ZL202600012345',
  czfmc: '安心住房租赁有限公司',
  zlksrq: '2025-01-01',
  zljsrq: '2027-12-31',
  yzj: '3600.00',
  hyzk: '20',
  poxm: '赵敏',
  pozjlx: '01',
  pozjhm: PEOPLE.赵敏.zjhm,
  ywwd: '0101',
};

/** Keeps a draft for the signed-in person, as an earlier visit would have. */
export async function keepDraft(step: string, values: object, bbh = 1) {
  const ywlsh = step === 'form' ? '' : await fetchBusinessNumber('TQ0107');
  return saveDraft({ ywlx: 'TQ0107', ywlsh, bbh, dqbz: step, nr: JSON.stringify(values), xgcs: 0 });
}
