import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTyped } from '@/ui/table/use-typed';
import styles from './MemberFilters.module.css';
import { boundProblem, EVERYBODY, keyProblem, type MemberFilter, rangeProblem } from './member-filter';

interface MemberFiltersProps {
  filter: MemberFilter;
  /** Only what has changed: two boxes may settle at the same moment. */
  onChange: (change: Partial<MemberFilter>) => void;
}

/** Which members: by name, account or ID number, and by base. The account state is chosen in the head of its column. */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  return (
    <form
      className={styles.filters}
      aria-label="职工条件"
      data-print="hide"
      onSubmit={(event) => event.preventDefault()}
    >
      <Box
        label="姓名、账号或证件号码"
        hint="证件号码请输入完整号码，或最后四位"
        value={filter.key}
        problem={keyProblem(filter.key)}
        wide
        onChange={(key) => onChange({ key })}
      />
      <Box
        label="缴存基数下限"
        value={filter.jsks}
        problem={boundProblem(filter.jsks)}
        onChange={(jsks) => onChange({ jsks })}
      />
      <Box
        label="缴存基数上限"
        value={filter.jsjs}
        problem={boundProblem(filter.jsjs) || rangeProblem(filter)}
        onChange={(jsjs) => onChange({ jsjs })}
      />
      <Button onClick={() => onChange(EVERYBODY)}>重置</Button>
    </form>
  );
}

interface BoxProps {
  label: string;
  hint?: string;
  value: string;
  problem: string;
  wide?: boolean;
  onChange: (value: string) => void;
}

function Box({ label, hint, value, problem, wide = false, onChange }: BoxProps) {
  const id = useId();
  const [typed, setTyped] = useTyped(value, onChange);
  return (
    <div className={`${styles.box} ${wide ? styles.wide : ''}`}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={typed}
        maxLength={60}
        allowClear
        inputMode={wide ? 'text' : 'decimal'}
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-note`}
        status={problem === '' ? '' : 'error'}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-note`} className={problem === '' ? styles.hint : styles.problem}>
        {problem || hint}
      </p>
    </div>
  );
}
