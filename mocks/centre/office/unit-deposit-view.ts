import type { DepositView } from '@/api/unit-deposit';
import { maskPhone } from '@/domain/mask';
import { applicants } from '../access/applicants';
import { cases } from '../cases/case-states';
import { draftOf } from '../cases/drafts';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { enterprises } from '../registers/market-register';
import { unitOfCode, YWLX } from '../registration/unit-deposit';
import { detailOf } from './cases';

/** What whoever holds the pass may know: the unit as the register has it, the draft, and how the application stands. */
export function depositView(desk: Desk, actor: Actor): DepositView {
  const found = actor.kind === 'applicant' ? applicants(desk.store).get(actor.ywlsh) : undefined;
  if (!found) throw new Refusal(REFUSED, '业务流水号无效，请返回后重新进入本业务');
  const { ywlsh, tyshxydm, sjhm } = found;
  const record = cases(desk.store).get(ywlsh);
  const register = enterprises(desk.store).get(tyshxydm);
  return {
    ywlsh,
    tyshxydm,
    sjhm: maskPhone(sjhm),
    dqrq: desk.today(),
    scdj: register ? { ...register, dwxzqy: [...register.dwxzqy], kbyjs: register.kbyjs ? '1' : '0' } : null,
    cg: draftOf(desk, actor, { ywlx: YWLX }),
    bj: record ? detailOf(desk, record) : null,
    dwzh: record?.ywzt === '99' ? (unitOfCode(desk.store, tyshxydm)?.dwzh ?? '') : '',
  };
}
