import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { type AppointmentDay, fetchAppointmentDays } from '@/api/appointments';
import { dayWords } from '@/domain/day-words';
import type { CustomControlProps } from '@/form/field-kinds';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import styles from './appointments.module.css';
import { ChosenBranch, placeIn, placeText } from './chosen-place';

/** Day and slot at the branch that is chosen, each with the places that are left. */
export default function SlotControl(props: CustomControlProps) {
  const wdbh = useContext(ChosenBranch);
  const days = useQuery({
    queryKey: ['appointments', 'days', wdbh],
    queryFn: ({ signal }) => fetchAppointmentDays(wdbh, { signal }),
    enabled: wdbh !== '',
  });
  const { id, aria } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; the label stands in the row above
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
      className={styles.when}
    >
      {wdbh === '' ? (
        <p className={styles.note}>选择网点后，显示可以预约的时间</p>
      ) : days.isError ? (
        <LoadFailed error={days.error} onRetry={() => void days.refetch()} />
      ) : days.data ? (
        <Days key={wdbh} {...props} wdbh={wdbh} days={days.data} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

interface DaysProps extends CustomControlProps {
  wdbh: string;
  days: readonly AppointmentDay[];
}

function Days({ id, value, facts, onChange, aria, wdbh, days }: DaysProps) {
  const { today } = facts();
  const chosen = placeIn(value, wdbh);
  const [looked, look] = useState(() => chosen?.yyrq ?? days.find((day) => leftOn(day) > 0)?.yyrq);
  const shown = days.find(({ yyrq }) => yyrq === looked);
  return (
    <>
      <div role="radiogroup" aria-label="日期" className={styles.days}>
        {days.map((day) => (
          <Chip
            key={day.yyrq}
            name={`${id}-day`}
            words={dayWords(today, day.yyrq)}
            left={leftOn(day)}
            checked={day.yyrq === looked}
            onChoose={() => look(day.yyrq)}
          />
        ))}
      </div>
      {shown && (
        <div
          role="radiogroup"
          aria-label="时段"
          aria-invalid={aria['aria-invalid']}
          aria-required={aria['aria-required']}
          className={styles.slots}
        >
          {shown.sd.map(({ yysd, kyhs }) => (
            <Chip
              key={yysd}
              name={`${id}-slot`}
              words={yysd}
              left={kyhs}
              checked={chosen?.yyrq === shown.yyrq && chosen.yysd === yysd}
              onChoose={() => onChange(placeText(wdbh, shown.yyrq, yysd))}
            />
          ))}
        </div>
      )}
      <p role="status" className={styles.note}>
        {chosen ? `已选：${dayWords(today, chosen.yyrq)} ${chosen.yysd}` : ''}
      </p>
    </>
  );
}

interface ChipProps {
  name: string;
  words: string;
  left: number;
  checked: boolean;
  onChoose: () => void;
}

function Chip({ name, words, left, checked, onChoose }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input type="radio" name={name} checked={checked} disabled={left === 0 && !checked} onChange={onChoose} />
      <span>
        {words} <span className={styles.left}>{left === 0 ? '约满' : `余${left}`}</span>
      </span>
    </label>
  );
}

const leftOn = ({ sd }: AppointmentDay) => sd.reduce((sum, { kyhs }) => sum + kyhs, 0);
