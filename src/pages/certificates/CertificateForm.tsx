import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { IssuedDocument } from '@/api/archive/documents';
import { ApiError } from '@/api/client/errors';
import { type CertificateBasis, type CertificateRequest, issueCertificate } from '@/api/person/certificates';
import { monthOf, shiftMonth } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { sendOnce } from '@/engine/flow/act-number';
import type { FormDefinition } from '@/form/definition';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { failureText } from '@/lib/shown-errors';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { certificateFields } from '@/schema/individual/certificate';
import { dictionaryLabel } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';
import type { CertificatePlan } from './certificate-kinds';

type CertificateValues = ValuesOf<typeof certificateFields>;

/** Months that a period begins with. */
const USUAL_PERIOD = 12;

interface CertificateFormProps {
  plan: CertificatePlan;
  basis: CertificateBasis;
  /** The centre's date. */
  today: string;
  onIssued: (issued: IssuedDocument) => void;
}

/** Purpose and, depending on the kind, loan, period and the other centre; the centre validates everything again. */
export function CertificateForm({ plan, basis, today, onIssued }: CertificateFormProps) {
  const [address] = useSearchParams();
  const wanted = address.get('dkzh') ?? '';
  const form = useMemo(() => certificateForm(plan, basis, today, wanted), [plan, basis, today, wanted]);
  return (
    <OpenForm
      form={form}
      submitText="开具"
      busyText="正在开具"
      onSubmit={async (values) => {
        const request = { ...NOTHING, ...openFormValues<CertificateValues>(values), zmlx: plan.zmlx };
        try {
          onIssued(await sendOnce('ZMKJ', request, (ywlsh) => issueCertificate(ywlsh, request)));
        } catch (error) {
          if (!(error instanceof ApiError && error.outcomeUnknown)) throw error;
          const text = failureText(error, '开具失败');
          throw new Error(`${text}。结果未知，可以再次点击“开具”：同一份证明只开具一次`);
        }
      }}
    />
  );
}

/** Fields that do not show are sent empty. */
const NOTHING: Omit<CertificateRequest, 'zmlx'> = {
  ...{ zmyt: '', ytsm: '', ytsmyw: '', dkdzx: '', dkzh: '', ksny: '', jsny: '' },
  ...{ zmyz: '', xmpy: '', sfxsye: '', sflmx: '' },
};

/** Begins with the loan of the referring page or the only one, and with the last year. */
function certificateForm(
  { zmlx, purpose }: CertificatePlan,
  { dk, xmpy }: CertificateBasis,
  today: string,
  wanted: string,
): FormDefinition {
  const possible = dk.filter((loan) => loan.yy === '');
  const [only] = possible.length === 1 ? possible : possible.filter(({ dkzh }) => dkzh === wanted);
  const last = monthOf(today);
  return defineOpenForm<CertificateValues>()({
    code: `zmkj-${zmlx}`,
    initial: {
      ...initialOf(certificateFields),
      ...{ zmlx, xmpy, zmyt: purpose, dkzh: only?.dkzh ?? '' },
      ...{ ksny: shiftMonth(last, 1 - USUAL_PERIOD), jsny: last },
    },
    sections: [
      {
        key: 'certificate',
        title: '证明内容',
        fields: schemaFields(certificateFields, [
          {
            name: 'dkzh',
            options: possible.map(({ dkzh, jkhtbh, htdkje, dkzhzt }) => ({
              value: dkzh,
              label: `${jkhtbh}，${formatMoney(htdkje)}，${dictionaryLabel('dkzhzt', dkzhzt)}`,
            })),
          },
          { name: 'dkdzx', hint: '如：江州市住房公积金管理中心' },
          { name: 'zmyz', short: true },
          { name: 'sfxsye', short: true },
          { name: 'sflmx', short: true },
          {
            name: 'xmpy',
            short: true,
            hint: '按姓名的拼音预填，请与护照核对后修改，如 ZHANG JIANGUO；小写字母按大写印制',
          },
          { name: 'ksny', short: true },
          { name: 'jsny', short: true, hint: `最长${systemValue('p.zmQj')}个月` },
          { name: 'zmyt', short: true },
          { name: 'ytsm', short: true },
          { name: 'ytsmyw', short: true, hint: '印在证明上的英文用途，如 Family visit' },
        ]),
      },
    ],
  });
}
