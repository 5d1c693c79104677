import { type HttpHandler, http } from 'msw';
import { fundTime } from '@/domain/dates';
import { isRecord } from '@/lib/foreign-json';
import { issueCode } from '../centre/access/government';
import { asLoginType } from '../centre/access/sign-in';
import { setMethod } from '../centre/access/sign-in-methods';
import { startDemoSession } from '../centre/access/start-session';
import { hallStatus, setHall } from '../centre/access/website';
import { checkInAppointment, expectedVisits } from '../centre/appointments/attendance';
import type { ItemToReturn } from '../centre/cases/corrections';
import { moveClock } from '../centre/daily-jobs';
import { addFault, clearFaults, FAULT_KINDS, listFaults } from '../centre/kernel/faults';
import { readOutbox } from '../centre/kernel/messages/outbox';
import { BusinessError, REFUSED, type Transaction } from '../centre/kernel/transaction';
import { resumeProject, suspendProject } from '../centre/loans/developers/suspensions';
import { openCasesForReview } from '../centre/office/open-cases';
import { review } from '../centre/office/review';
import { operatePhone } from '../centre/phone';
import { actOnComplaint, waitingComplaints } from '../centre/public/complaints/complaints-steps';
import { completeCallBack, openCallBacks } from '../centre/public/evaluation/evaluation-callbacks';
import { openVisits } from '../centre/public/evaluation/evaluation-subjects';
import { asRegister, setRegister } from '../centre/registers/register-queries';
import { keyViews, operateKey } from '../key-agent/agent';
import { LARGE_UNIT, MAX_LARGE_MEMBERS } from '../seed/large-unit';
import { PASSWORD } from '../seed/people';
import { listLargeUnit, listPeople } from '../seed/people-list';
import { platformPeople } from '../seed/platform-people';
import { answer } from './calls/answer';
import { qaCall } from './calls/qa-call';
import { QA } from './calls/qa-path';
import { integerField, type RequestContext, readRequestContext, textField, textFields } from './calls/request-context';
import { type MockServer, publicHandler } from './calls/routes';

/** QA surface: simulates phone, clerk, calendar and faults. Faults and sessions do not apply. */
export function qaHandlers(door: MockServer): HttpHandler[] {
  const qa = (method: 'get' | 'post', name: string, work: (tx: Transaction, visit: RequestContext) => unknown) =>
    qaCall(door, method, name, work);
  return [
    qa('get', 'outbox', (tx) => readOutbox(tx)),
    qa('get', 'people', ({ store }) => [...listPeople(), ...listLargeUnit(store)]),
    qa('get', 'cases', (tx) => openCasesForReview(tx)),
    qa('get', 'status', (tx) => ({ now: fundTime(tx.now()), hall: hallStatus(tx), faults: listFaults(tx) })),
    qa('post', 'session', (tx, { body, wall }) => {
      const loginType = asLoginType(textField(body, 'loginType'));
      const operator = textField(body, 'jbrzjhm') || undefined;
      const session = loginType && startDemoSession(tx, wall, loginType, textField(body, 'account'), operator);
      return session ?? new BusinessError(REFUSED, '没有以此登录的账号');
    }),
    qa('post', 'scan', (tx, { body, wall }) =>
      operatePhone(tx, wall, textFields(body, 'uuid', 'action', 'zjhm', 'face')),
    ),
    qa('post', 'review', (tx, { body }) => {
      const result = textField(body, 'result');
      if (result !== 'approve' && result !== 'return' && result !== 'refuse') {
        return new BusinessError(REFUSED, 'result须为approve、return或refuse');
      }
      const items = itemsNamed(body.items);
      if (items instanceof BusinessError) return items;
      const ywlsh = textField(body, 'ywbh') || textField(body, 'ywlsh');
      return review(tx, { ywlsh, result, opinion: textField(body, 'opinion'), items });
    }),
    qa('get', 'complaints', (tx) => waitingComplaints(tx)),
    qa('post', 'complaint', (tx, { body }) => {
      const { tsbh, zt } = actOnComplaint(tx, textFields(body, 'id', 'action', 'text'));
      return { tsbh, zt };
    }),
    qa('get', 'evaluations', (tx) => ({ visits: openVisits(tx), callBacks: openCallBacks(tx) })),
    qa('post', 'evaluation', (tx, { body }) => completeCallBack(tx, textFields(body, 'ywlsh', 'result'))),
    qa('get', 'appointments', (tx) => expectedVisits(tx)),
    qa('post', 'arrive', (tx, { body }) => checkInAppointment(tx, textField(body, 'yyh'))),
    qa('post', 'project', (tx, { body }) => {
      const asked = textFields(body, 'lpbh', 'yy');
      const action = textField(body, 'action');
      if (action !== 'suspend' && action !== 'resume') return new BusinessError(REFUSED, 'action须为suspend或resume');
      const { lpbh, lpmc, zt } = action === 'suspend' ? suspendProject(tx, asked) : resumeProject(tx, asked);
      return { lpbh, lpmc, zt };
    }),
    qa('post', 'register', ({ store }, { body }) => {
      const register = asRegister(textField(body, 'name'));
      if (!register) return new BusinessError(REFUSED, '没有这个登记');
      setRegister(store, register, textField(body, 'answer') !== 'off');
      return null;
    }),
    qa('post', 'clock', (tx, { body }) => {
      const now = textField(body, 'now');
      return moveClock(tx, now ? { now } : { days: integerField(body, 'days', Number.NaN, 0, 4000) });
    }),
    qa('post', 'hall', (tx, { body }) => {
      const qdzt = textField(body, 'qdzt');
      if (qdzt !== '0' && qdzt !== '1') return new BusinessError(REFUSED, 'qdzt须为0（关闭）或1（开放）');
      return setHall(tx, { qdzt, tzyy: textField(body, 'tzyy'), yjhfsj: textField(body, 'yjhfsj') });
    }),
    qa('post', 'methods', (tx, { body }) => {
      const types = textField(body, 'loginTypes').split(',').map(asLoginType);
      return setMethod(
        tx,
        textField(body, 'key'),
        types.filter((type) => type !== undefined),
      );
    }),
    qa('get', 'gov-people', () => platformPeople()),
    qa('post', 'gov-code', (tx, { body, wall }) => govCode(tx, wall, (name) => textField(body, name))),
    qa('get', 'keys', (tx) => keyViews(tx)),
    qa('post', 'key', (tx, { body }) => operateKey(tx, textFields(body, 'action', 'no', 'mode'))),
    qa('post', 'fault', (tx, { body }) => {
      if (textField(body, 'kind') === 'clear') return clearFaults(tx);
      const kind = FAULT_KINDS.find((one) => one === textField(body, 'kind'));
      const path = textField(body, 'path');
      if (!kind || !path) return new BusinessError(REFUSED, `须给出path，kind须为${FAULT_KINDS.join('、')}之一`);
      return addFault(tx, {
        path,
        kind,
        times: integerField(body, 'times', 1, 1, 10_000),
        value: textField(body, 'value'),
      });
    }),
    publicHandler(
      http.post(`*${QA}/large-unit`, async ({ request }) => {
        const visit = await readRequestContext(request, door.wall());
        if (visit instanceof BusinessError) return answer(visit);
        const rs = integerField(visit.body, 'rs', MAX_LARGE_MEMBERS, 1, MAX_LARGE_MEMBERS);
        const { dwzh, dwmc } = LARGE_UNIT;
        return answer({ dwzh, dwmc, password: PASSWORD, rs: (await door.centre.addLargeUnit(rs)).rs });
      }),
    ),
    publicHandler(
      http.post(`*${QA}/reset`, async () => {
        await door.centre.reset();
        return answer(null);
      }),
    ),
  ];
}

/** Items of a return: `[{ lx: 'cl' | 'zd', bh, yj? }]`, a material by its type or a field by its name. */
function itemsNamed(value: unknown): ItemToReturn[] | BusinessError {
  if (value === undefined) return [];
  const items = Array.isArray(value) ? value.map(itemNamed) : [undefined];
  const known = items.filter((item) => item !== undefined);
  return known.length === items.length ? known : new BusinessError(REFUSED, 'items须为{lx: cl或zd, bh, yj}的列表');
}

function itemNamed(value: unknown): ItemToReturn | undefined {
  if (!isRecord(value)) return undefined;
  const { lx, bh, yj } = value;
  if ((lx !== 'cl' && lx !== 'zd') || typeof bh !== 'string') return undefined;
  return { lx, bh, yj: typeof yj === 'string' ? yj : '' };
}

/** Simulates the government service platform's redirect after a sign-in there. */
function govCode(tx: Transaction, wall: number, read: (name: string) => string): { authCode: string } | BusinessError {
  const loginType = read('loginType') === '2' ? '2' : '1';
  const number = read(loginType === '2' ? 'dwzh' : 'zjhm');
  const person = platformPeople().find((one) => one.loginType === loginType && one.number === number);
  if (!person) return new BusinessError(REFUSED, '政务服务平台没有这个账号');
  const urls = { loginReturnUrl: read('loginReturnUrl'), logoutReturnUrl: read('logoutReturnUrl') };
  return issueCode(tx, wall, { loginType, number, name: person.name, ...urls });
}
