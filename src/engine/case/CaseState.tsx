import type { CaseDetail, CaseSummary, CaseState as State, SubmitAnswer } from '@/api/business';
import { dictionaryLabel } from '@/session/dictionary';
import { StateMark, type StateTone } from '@/ui/StateMark';

type Standing = Pick<CaseSummary, 'ywzt' | 'ztsm'>;

/** Codes of ywzt (domain catalogue 2.2); the rest waits for the centre. */
const TONES: Readonly<Partial<Record<State, StateTone>>> = {
  '97': 'attention',
  '06': 'attention',
  '03': 'attention',
  '80': 'failed',
  '81': 'failed',
  '85': 'ended',
  '86': 'ended',
  '99': 'done',
  '05': 'done',
};

export function CaseState({ of }: { of: Standing }) {
  return <StateMark tone={of.ztsm?.lx ?? TONES[of.ywzt] ?? 'waiting'} label={stateName(of)} />;
}

/** What a state is called: the business's own word where it has one. */
export function stateName({ ywzt, ztsm }: Standing): string {
  return ztsm?.mc || dictionaryLabel('ywzt', ywzt);
}

/** A case that was looked up stands for the answer that was lost. */
export function answerFrom({ ddsm, dfh, bzdfh, ztsm, sbyy, pj, bztjsj, bldx, ...found }: CaseDetail): SubmitAnswer {
  const { ywlsh, ywzt, slsj, cnbjsj, ywmc } = found;
  const bljg = ywzt === '99' ? found.lc.at(-1)?.yj : undefined;
  const held = { ...(dfh && { dfh }), ...(bzdfh && { bzdfh }) };
  const more = { ...(ddsm && { ddsm }), ...held, ...(ztsm && { ztsm }), ...(sbyy && { sbyy }) };
  return {
    ywlsh,
    ywzt,
    slsj,
    cnbjsj,
    ywmc,
    ...more,
    ...(bztjsj && { bztjsj }),
    ...(bljg && { bljg }),
    ...(pj && { pj }),
    ...(bldx && { bldx }),
  };
}
