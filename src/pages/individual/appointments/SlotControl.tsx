import { useQuery } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useContext, useState } from 'react';
import { type AppointmentDay, fetchAppointmentDays } from '@/api/public/appointments';
import { dayText } from '@/domain/text/day-text';
import type { CustomControlProps } from '@/form/field-kinds';
import { Grid } from '@/ui/layout/Grid';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './appointments.module.css';
import { ChosenBranch, placeIn, slotKey } from './chosen-place';

/** Day and time slot at the chosen branch, with the places left. */
export default function SlotControl(props: CustomControlProps) {
  const wdbh = useContext(ChosenBranch);
  const days = useQuery({
    queryKey: ['appointments', 'days', wdbh],
    queryFn: ({ signal }) => fetchAppointmentDays(wdbh, { signal }),
    enabled: wdbh !== '',
  });
  const { id, aria } = props;
  return (
    // A fieldset would draw a second name; the label stands in the row above.
    <Stack
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
      gap={1.5}
    >
      {wdbh === '' ? (
        <Muted>选择网点后，显示可以预约的时间</Muted>
      ) : days.isError ? (
        <LoadFailed error={days.error} onRetry={() => void days.refetch()} />
      ) : days.data ? (
        <Days key={wdbh} {...props} wdbh={wdbh} days={days.data} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

interface DaysProps extends CustomControlProps {
  wdbh: string;
  days: readonly AppointmentDay[];
}

function Days({ id, value, onChange, aria, wdbh, days }: DaysProps) {
  const chosen = placeIn(value, wdbh);
  const [looked, look] = useState(() => chosen?.yyrq ?? days.find((day) => leftOn(day) > 0)?.yyrq);
  const shown = days.find(({ yyrq }) => yyrq === looked);
  // The year stands with the days of the next one, whatever the machine's clock says.
  const textOf = (day: string) => dayText(days[0]?.yyrq ?? day, day);
  return (
    <>
      <Grid role="radiogroup" aria-label="日期" min="208px" gap={1}>
        {days.map((day) => (
          <Chip
            key={day.yyrq}
            name={`${id}-day`}
            words={textOf(day.yyrq)}
            left={leftOn(day)}
            checked={day.yyrq === looked}
            onChoose={() => look(day.yyrq)}
          />
        ))}
      </Grid>
      {shown && (
        <Grid
          role="radiogroup"
          aria-label="时段"
          aria-invalid={aria['aria-invalid']}
          aria-required={aria['aria-required']}
          min="176px"
          gap={1}
          className={styles.slots}
        >
          {shown.sd.map(({ yysd, kyhs }) => (
            <Chip
              key={yysd}
              name={`${id}-slot`}
              words={yysd}
              left={kyhs}
              checked={chosen?.yyrq === shown.yyrq && chosen.yysd === yysd}
              onChoose={() => onChange(slotKey(wdbh, shown.yyrq, yysd))}
            />
          ))}
        </Grid>
      )}
      <Muted role="status">{chosen ? `已选：${textOf(chosen.yyrq)} ${chosen.yysd}` : ''}</Muted>
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
    <Radio className={styles.chip} name={name} checked={checked} disabled={left === 0 && !checked} onChange={onChoose}>
      {words} <span className={styles.left}>{left === 0 ? '约满' : `余${left}`}</span>
    </Radio>
  );
}

const leftOn = ({ sd }: AppointmentDay) => sd.reduce((sum, { kyhs }) => sum + kyhs, 0);
