import { useId, useState } from 'react';
import { type Building, fetchBuildings, fetchHouses, fetchLoanProjects, type House } from '@/api/loan/loan-application';
import { formatMoney } from '@/domain/money';
import { useLoad } from '@/engine/flow/use-load';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps } from '@/form/field-kinds';
import { Figures } from '@/form/sections/Figures';
import type { Held } from '@/schema/field-kinds';
import { Select } from '@/ui/input/Select';
import { Grid } from '@/ui/layout/Grid';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import styles from './building-table.module.css';
import { houseFieldReader, type PickedHouse, pickedHouseFigures } from './house';
import { buildingOf, pickedHouse, projectOf, unitOfHouse } from './picked-house';

/** Code of 保障性住房: purpose of a loan, and kind of purchase of a withdrawal. */
const AFFORDABLE = '03';
const SUBSIDISED = '3';

/** 楼盘 → 楼栋 → 单元 → 房号 from the developers' building tables; offers only available homes. */
export default function HousePicker({ id, value: picked, onChange, aria }: CustomControlProps<Held<PickedHouse>>) {
  const { form, correction } = useRun();
  const [lpbh, setLpbh] = useState(projectOf(picked?.fwbh));
  const [ldbh, setLdbh] = useState(buildingOf(picked?.fwbh));
  const [dy, setDy] = useState(unitOfHouse(picked?.fwbh));
  const projects = useLoad('projects', (signal) => fetchLoanProjects({ signal }));
  const blocks = useLoad(`blocks ${lpbh}`, (signal) => (lpbh ? fetchBuildings(lpbh, { signal }) : none<Building>()));
  const homes = useLoad(`homes ${ldbh}`, (signal) => (ldbh ? allHouses(ldbh, signal) : none<House>()));

  const { dkyt, gflx } = form.shown();
  const affordable = dkyt === AFFORDABLE || gflx === SUBSIDISED;
  const offered = (projects.data ?? []).filter((one) => (one.fwxz === '03') === affordable);
  const free = (homes.data ?? []).filter((one) => one.zt === '1' || one.fwbh === picked?.fwbh);
  const units = [...new Set(free.map((one) => String(one.dy)))];
  const inUnit = free.filter((one) => String(one.dy) === dy);
  // In a correction the home held by this application remains available.
  const held = houseFieldReader.read(correction?.sent.fwbh)?.fwbh;
  const offers = (one: House) => one.fwbh === picked?.fwbh && (one.zt === '1' || one.fwbh === held);
  const gone = homes.phase === 'ready' && picked && !free.some(offers);

  const choose = (fwbh: string) => {
    const house = inUnit.find((one) => one.fwbh === fwbh);
    const project = projects.data?.find((one) => one.lpbh === lpbh);
    const block = blocks.data?.find((one) => one.ldbh === ldbh);
    onChange(house && project && block ? pickedHouse(house, project, block) : null);
  };
  const failed = [projects, blocks, homes].find((load) => load.phase === 'failed');

  return (
    // A fieldset would show a second label besides the row's.
    <Grid
      role="group"
      min="240px"
      fit
      rowGap={1.5}
      className={styles.picker}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      <Choice
        id={id}
        label="楼盘"
        value={lpbh}
        invalid={aria['aria-invalid']}
        options={offered.map((one) => [one.lpbh, `${one.lpmc}（${one.lpdz}，可贷${one.kss}套）`])}
        onChange={(next) => {
          setLpbh(next);
          setLdbh('');
          setDy('');
          onChange(null);
        }}
      />
      <Choice
        label="楼栋"
        value={ldbh}
        options={(blocks.data ?? [])
          .filter((one) => one.dkbl !== '0')
          .map((one) => [one.ldbh, `${one.ldmh}（可贷${one.kss}套）`])}
        onChange={(next) => {
          setLdbh(next);
          setDy('');
          onChange(null);
        }}
      />
      <Choice
        label="单元"
        value={dy}
        options={units.map((one) => [one, `${one}单元`])}
        onChange={(next) => {
          setDy(next);
          onChange(null);
        }}
      />
      <Choice
        label="房号"
        value={picked && inUnit.some((one) => one.fwbh === picked.fwbh) ? picked.fwbh : ''}
        options={inUnit.map((one) => [one.fwbh, `${one.fh}室 ${one.hx} ${one.jzmj}㎡ ${formatMoney(one.fwzj)}`])}
        onChange={choose}
      />
      {failed && <LoadFailed error={failed.error} onRetry={failed.reload} />}
      {gone && (
        <p role="alert" className={styles.warning}>
          所选房屋已被选定或售出，请重新选择
        </p>
      )}
      {picked && <Figures items={pickedHouseFigures(picked)} />}
    </Grid>
  );
}

interface ChoiceProps {
  id?: string;
  label: string;
  value: string;
  invalid?: boolean;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ id, label, value, invalid, options, onChange }: ChoiceProps) {
  const own = useId();
  return (
    <Stack gap={0.5} className={styles.choice}>
      <label htmlFor={id ?? own}>{label}</label>
      <Select
        id={id ?? own}
        value={value}
        placeholder={`请选择${label}`}
        disabled={options.length === 0}
        aria-invalid={invalid}
        options={options.map(([code, text]) => ({ value: code, label: text }))}
        onChange={onChange}
      />
    </Stack>
  );
}

async function allHouses(ldbh: string, signal: AbortSignal): Promise<House[]> {
  return (await fetchHouses({ ldbh }, { signal })).list;
}

function none<T>(): Promise<T[]> {
  return Promise.resolve([]);
}
