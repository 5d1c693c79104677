import { describe } from 'vitest';
import {
  beginUpload,
  fetchArchive,
  fetchArchiveIndex,
  fetchArchivePresence,
  fetchMaterials,
  fetchShareCode,
  loadMaterial,
} from '@/api/archive/archive';
import { downloadDocument, previewDocument } from '@/api/archive/documents';
import { fetchActNumber, fetchBusinessNumber, fetchOpenCase } from '@/api/cases/business';
import { fetchAgreement, fetchBusinessNote, fetchCaseNote } from '@/api/cases/business-note';
import { fetchDraft, saveDraft } from '@/api/cases/drafts';
import {
  fetchEvaluableCases,
  fetchEvaluation,
  fetchEvaluationAddress,
  fetchEvaluationDepartments,
  fetchEvaluationItems,
  fetchTerminals,
  saveEvaluation,
} from '@/api/cases/evaluation';
import { fetchResultsByDepartment, fetchSatisfaction } from '@/api/cases/evaluation-statistics';
import { fetchSignDocuments, fetchSignState } from '@/api/cases/sign';
import { checkContract, fetchContracts, submitContract } from '@/api/loan/loan-application';
import { fetchBanks, fetchDepositAccount, fetchPersonalInfo } from '@/api/person/person';
import { fetchAnswer, fetchQuestions } from '@/api/public/answers';
import { fetchCentreIntro } from '@/api/public/centre-intro';
import {
  addComplaint,
  downloadComplaintFile,
  fetchComplaint,
  fetchComplaintSubjects,
  fetchComplaints,
} from '@/api/public/complaints';
import { downloadFile, fetchDownloads } from '@/api/public/downloads';
import { fetchLoanRates } from '@/api/public/loan-rates';
import { fetchAddressList, fetchMapCode } from '@/api/public/places';
import { fetchPolicies, fetchPolicy, fetchPolicyCategories } from '@/api/public/policy-info';
import { fetchProjects } from '@/api/public/projects';
import { fetchPersonCompleteness } from '@/api/session/completeness';
import { reportUnifiedSignIn } from '@/api/session/government';
import { fetchTablePreference, resetTablePreference, saveTablePreference } from '@/api/session/individuation';
import { fetchInvitationAddress } from '@/api/session/operators';
import {
  fetchConfigVersion,
  fetchDictionaries,
  fetchHallStatus,
  fetchNotices,
  fetchSystemConfig,
} from '@/api/session/system';
import { fetchInputConfig } from '@/api/unit/input-config';
import { fetchUnitCompleteness, fetchUnitConsents, fetchUnitInfo } from '@/api/unit/unit';
import { expectRequests } from '../expect-requests';

const ywlsh = 'YW1';
const page = { page: 1, size: 20 };
const paged = { page: '1', size: '20' };
const table = { path: '/dwwt/zg', navName: '职工' };
const draft = { ywlx: 'TQ0107', ywlsh, bbh: 1, dqbz: 'form', nr: '{"a":"1"}', xgcs: 0 };
const policies = { gjz: '租房', zcfl: '1', yxzt: '', ygdx: '', ...page };
const complaint = {
  ...{ qqbh: 'q', jlx: '1', bt: '标题', ywlxdm: '', ssdw: '', qjsjks: '', qjsjjs: '', nr: '正文', fj: '' },
  ...{ sfnm: '0', sfgk: '1', hfhs: '1' },
};
const evaluation = { ywlsh, zgbm: '', pjzd: '', pjdj: '5', pjx: '', pjnr: '好', sfnm: '0' } as const;

describe('personal and main business service (specification 7.3)', () => {
  expectRequests([
    { name: 'GET izfgjj-zhfw/v1/grxx/loginGrxx', make: () => fetchPersonalInfo() },
    { name: 'GET izfgjj-zhfw/v1/grxx/grzhxx', make: () => fetchDepositAccount() },
    { name: 'GET izfgjj-zhfw/v1/grxx/grzhxxsfwz', toasts: 0, make: () => fetchPersonCompleteness() },
    { name: 'GET izfgjj-zhfw/v1/tysfrz/coverLoginBack', toasts: 0, make: () => reportUnifiedSignIn() },
    { name: 'GET izfgjj-zhfw/v1/jcyh/getList', make: () => fetchBanks() },
    { name: 'GET izfgjj-zhfw/v1/jcdwxx/getInfo', make: () => fetchUnitInfo() },
    {
      name: 'GET izfgjj-zhfw/v1/ywblxz/getInfoByYwlx',
      make: () => fetchBusinessNote('TQ0107'),
      query: { ywlx: 'TQ0107' },
    },
    { name: 'GET izfgjj-zhfw/v1/ywblxz/getInfo', make: () => fetchCaseNote(ywlsh), query: { ywlsh } },
    {
      name: 'GET izfgjj-zhfw/v1/ywblxz/getYhblxz',
      toasts: 0,
      make: () => fetchAgreement('TQ0107'),
      query: { ywlx: 'TQ0107' },
    },
    { name: 'GET izfgjj-zhfw/v1/ztyw/existsByYwbh', make: () => fetchOpenCase('TQ0107'), query: { ywlx: 'TQ0107' } },
    {
      name: 'GET izfgjj-zhfw/v1/ztyw/existsByYwbh (one)',
      make: () => fetchOpenCase('TQ0107', { ywlsh }),
      query: { ywlx: 'TQ0107', ywbh: ywlsh },
    },
    {
      name: 'GET izfgjj-zhfw/v1/kfslpxx/getHzlpList',
      make: () => fetchProjects({ qy: 'A', ...page }),
      query: { qy: 'A', ...paged },
    },
    { name: 'GET izfgjj-zhfw/v1/tzxx/getTzxxList', toasts: 0, make: () => fetchNotices() },
    { name: 'GET izfgjj-zhfw/v1/hcp/getSdpjdz', toasts: 0, make: () => fetchEvaluationAddress() },
    { name: 'POST izfgjj-zhfw/v1/draftbox/save', toasts: 0, make: () => saveDraft(draft), sends: draft },
    {
      name: 'GET izfgjj-zhfw/v1/draftbox/getInfo',
      make: () => fetchDraft('TQ0107', { ywlsh }),
      query: { ywlx: 'TQ0107', ywlsh },
    },
    { name: 'GET izfgjj-zhfw/v1/sqsbq/dkdqsList', make: () => fetchContracts() },
    {
      name: 'POST izfgjj-zhfw/v1/sqsbq/dksqsAdd',
      make: () => submitContract(ywlsh, 'QM1'),
      sends: { ywlsh, qmbh: 'QM1' },
    },
    { name: 'POST izfgjj-zhfw/v1/sqsbq/dksqsCheck', make: () => checkContract(ywlsh), sends: { ywlsh } },
    { name: 'GET izfgjj-zhfw/v1/llgl/getDkllList', make: () => fetchLoanRates() },
    { name: 'GET izfgjj-zhfw/v1/zcxx/zxjs', make: () => fetchCentreIntro() },
    {
      name: 'GET izfgjj-zhfw/v1/zcxx/getZcxxList',
      make: () => fetchPolicies(policies),
      query: { gjz: '租房', zcfl: '1', yxzt: '', ygdx: '', ...paged },
    },
    { name: 'GET izfgjj-zhfw/v1/zcxx/getZcxxXq', make: () => fetchPolicy('ZC1'), query: { id: 'ZC1' } },
    {
      name: 'GET izfgjj-zhfw/v1/zcxx/zcflList',
      make: () => fetchPolicyCategories({ gjz: '租房', yxzt: '', ygdx: '' }),
      query: { gjz: '租房', yxzt: '', ygdx: '' },
    },
    { name: 'GET izfgjj-zhfw/v1/zcxx/getQdztXx', toasts: 0, make: () => fetchHallStatus() },
    {
      name: 'GET izfgjj-zhfw/v1/cyxz/getFileList',
      make: () => fetchDownloads({ px: '1', ...page }),
      query: { px: '1', ...paged },
    },
    {
      name: 'GET izfgjj-zhfw/v1/tsjy/getList',
      make: () => fetchComplaints({ jlx: '1', ...page }),
      query: { jlx: '1', ...paged },
    },
    { name: 'GET izfgjj-zhfw/v1/tsjy/getInfo', make: () => fetchComplaint('TS1'), query: { id: 'TS1' } },
    { name: 'POST izfgjj-zhfw/v1/tsjy/add', make: () => addComplaint(complaint), sends: complaint, form: true },
    {
      name: 'GET izfgjj-zhfw/v1/intellect/getIntellectList',
      make: () => fetchQuestions({ gjz: '租房', fl: '', ...page }),
      query: { gjz: '租房', fl: '', ...paged },
    },
    { name: 'GET izfgjj-zhfw/v1/intellect/getInfo', make: () => fetchAnswer('1', 'f'), query: { id: '1', fkbs: 'f' } },
    { name: 'GET izfgjj-zhfw/v1/jcdwxx/dwzhxxsfwz', toasts: 0, make: () => fetchUnitCompleteness() },
    { name: 'GET izfgjj-zhfw/v1/jcdwxx/dwfwyqrdzd', make: () => fetchUnitConsents() },
    {
      name: 'GET izfgjj-zhfw/v1/id/getYthptYwbh',
      make: () => fetchBusinessNumber('TQ0107'),
      query: { ywlx: 'TQ0107' },
    },
    { name: 'GET izfgjj-zhfw/v1/id/getId', make: () => fetchActNumber('ZMKJ'), query: { lx: 'ZMKJ' } },
  ]);
});

describe('electronic archive (specification 7.4)', () => {
  const request = { jdbh: 'J1', mlbh: 'M1', ywlsh };
  const file = { ywlsh, wjlxId: '01', wjm: 'a.pdf', dx: 3, jym: 7 };
  expectRequests([
    {
      name: 'POST dzda/v1/zhcjyw/viewCls',
      make: () => fetchMaterials({ ...request, zstj: { fwlx: '1' } }),
      sends: { ...request, zstj: '{"fwlx":"1"}', ruleMapJsonValue: '{"fwlx":"1"}' },
    },
    { name: 'POST dzda/v1/zhcjyw/ghdy', make: () => fetchArchiveIndex(ywlsh), sends: { ywlsh } },
    { name: 'POST dzda/v1/zhcjyw/qsztcx', toasts: 0, make: () => fetchSignState('u'), sends: { uuid: 'u' } },
    { name: 'POST dzda/v1/zhcjyw/sfczdzyx', toasts: 0, make: () => fetchArchivePresence(ywlsh), sends: { ywlsh } },
    { name: 'POST dzda/v1/zhcjyw/cjkda', make: () => fetchArchive(ywlsh), sends: { ywlsh } },
    {
      name: 'POST dzda/v1/zhcjyw/cxsqsgzV2',
      toasts: 0,
      make: () => fetchSignDocuments(ywlsh, { ywlx: 'TQ0107' }),
      sends: { ywlsh, ywlx: 'TQ0107' },
    },
    { name: 'POST dzda/v1/cjyw/uploadClBase64', make: () => beginUpload(file, {}), sends: file },
    { name: 'GET dzda/v1/zhcjyw/loadByBase64', make: () => loadMaterial('W1'), query: { wjId: 'W1' } },
    { name: 'GET auth/v1/token/getShareTokenQr', make: () => fetchShareCode(ywlsh), query: { ywlsh } },
  ]);
});

describe('other services (specification 7.5)', () => {
  const issued = { mbbh: 'ZSWJ', params: { zmbh: 'ZM1' }, wjgs: 'pdf' };
  const download = { wjbh: 'W1', gs: 'pdf' };
  const months = { ksny: '2026-01', jsny: '2026-06', zgbm: '' };
  expectRequests([
    { name: 'GET core/v1/p/symap/getList', toasts: 0, make: () => fetchMapCode() },
    { name: 'GET core/v1/p/dict/getAll', make: () => fetchDictionaries() },
    { name: 'GET core/v1/p/address/getList', toasts: 0, make: () => fetchAddressList() },
    {
      name: 'GET core/v1/p/public/getParametersVersion',
      toasts: 0,
      make: () => fetchConfigVersion('gjj-hall-web'),
      query: { client: 'gjj-hall-web' },
    },
    { name: 'GET core/v1/p/public/getList', make: () => fetchSystemConfig() },
    { name: 'GET core/v1/p/file/download', make: () => downloadComplaintFile('F1'), query: { id: 'F1' } },
    { name: 'GET core/v1/p/public/file/download', make: () => downloadFile(download), query: { wjbh: 'W1' } },
    { name: 'POST putil/v1/ofd/download', make: () => downloadDocument('ZM1', 'ofd'), sends: { zmbh: 'ZM1' } },
    { name: 'POST putil/v1/template/fill', make: () => downloadDocument('ZM1', 'pdf'), sends: issued },
    { name: 'POST putil/v1/template/fillStream', make: () => previewDocument('ZM1'), sends: issued },
    {
      name: 'GET putil/v1/input/config/getListByCode',
      toasts: 0,
      make: () => fetchInputConfig(),
      query: { code: 'dksl,tqsl' },
    },
    { name: 'GET putil/v1/individuation/getInfo', toasts: 0, make: () => fetchTablePreference(table), query: table },
    {
      name: 'POST putil/v1/individuation/update',
      make: () => saveTablePreference({ ...table, rule: '{}' }),
      sends: { ...table, rule: '{}' },
    },
    { name: 'GET putil/v1/individuation/reset', make: () => resetTablePreference(table), query: table },
    { name: 'GET izfgjj-zhfw/v1/czygl/getYqdz', toasts: 0, make: () => fetchInvitationAddress() },
    { name: 'GET izfgjj-zhfw/v1/tsjy/getYwlxList', make: () => fetchComplaintSubjects() },
    { name: 'GET izfgjj-zhfw/v1/hcp/getZgbmList', make: () => fetchEvaluationDepartments() },
    { name: 'GET izfgjj-zhfw/v1/hcp/getPjjgByDw', make: () => fetchResultsByDepartment(months), query: months },
    { name: 'GET izfgjj-zhfw/v1/hcp/getPjx', make: () => fetchEvaluationItems('5'), query: { pjdj: '5' } },
    { name: 'GET izfgjj-zhfw/v1/hcp/getMyd', make: () => fetchSatisfaction(months), query: months },
    {
      name: 'POST izfgjj-zhfw/v1/hcp/getYwpjList',
      make: () => fetchEvaluableCases({ ywlsh, ...page }),
      query: { ywlsh, ...paged },
      sends: {},
    },
    { name: 'POST izfgjj-zhfw/v1/hcp/save', make: () => saveEvaluation(evaluation), sends: evaluation, form: true },
    { name: 'POST izfgjj-zhfw/v1/hcp/getPjxq', make: () => fetchEvaluation(ywlsh), sends: { ywlsh } },
    { name: 'GET izfgjj-zhfw/v1/hcp/getPjzdList', make: () => fetchTerminals() },
  ]);
});
