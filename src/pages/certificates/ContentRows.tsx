import { Input } from 'antd';
import { Select } from '@/ui/input/Select';
import { BILINGUAL, type CertificateErrors, type CertificateValues, CHINESE } from './certificate-form';
import { FormRow } from './FormRow';

interface ContentRowsProps {
  id: string;
  values: CertificateValues;
  errors: CertificateErrors;
  onChange: (change: Partial<CertificateValues>) => void;
}

type Choice = 'zmyz' | 'sfxsye' | 'sflmx';

const CHOICES: readonly { name: Choice; label: string; options: readonly [string, string][] }[] = [
  {
    name: 'zmyz',
    label: '语种',
    options: [
      [CHINESE, '中文'],
      [BILINGUAL, '中英文对照（签证等境外使用）'],
    ],
  },
  {
    name: 'sfxsye',
    label: '账户余额',
    options: [
      ['1', '显示'],
      ['0', '不显示'],
    ],
  },
  {
    name: 'sflmx',
    label: '缴存明细',
    options: [
      ['0', '不列出'],
      ['1', '列出所选期间的每笔缴存'],
    ],
  },
];

/** Content options of a deposit certificate: limit what its recipient sees. */
export function ContentRows({ id, values, errors, onChange }: ContentRowsProps) {
  return (
    <>
      {CHOICES.map(({ name, label, options }) => (
        <FormRow key={name} id={`${id}-${name}`} label={label} error={errors[name]}>
          {(aria) => (
            <Select
              {...aria}
              value={values[name]}
              options={options.map(([value, label]) => ({ value, label }))}
              onChange={(chosen) => onChange({ [name]: chosen })}
            />
          )}
        </FormRow>
      ))}
      {values.zmyz === BILINGUAL && (
        <FormRow
          id={`${id}-xmpy`}
          label="护照姓名拼写"
          hint="按姓名的拼音预填，请与护照核对后修改，如 ZHANG JIANGUO"
          error={errors.xmpy}
        >
          {(aria) => (
            <Input
              {...aria}
              lang="en"
              autoCapitalize="characters"
              maxLength={60}
              value={values.xmpy}
              onChange={({ target }) => onChange({ xmpy: target.value.toUpperCase() })}
            />
          )}
        </FormRow>
      )}
    </>
  );
}
