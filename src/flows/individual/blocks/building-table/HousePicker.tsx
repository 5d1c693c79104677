import { useId, useState } from 'react';
import { type Building, fetchBuildings, fetchHouses, fetchLoanProjects, type House } from '@/api/loan-application';
import { formatMoney } from '@/domain/money';
import { useLoad } from '@/engine/flow/use-load';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps, Held } from '@/form/field-kinds';
import { Figures } from '@/form/sections/Figures';
import { LoadFailed } from '@/ui/LoadFailed';
import styles from './building-table.module.css';
import { heldHouse, houseFigures, type PickedHouse } from './house';
import { buildingOf, pickedHouse, projectOf, unitOf } from './picked-house';

/** Of the purpose of a loan, and of the kind of purchase of a withdrawal. */
const AFFORDABLE = '03';
const SUBSIDISED = '3';

/** 楼盘 → 楼栋 → 单元 → 房号 from the developers' building tables; only homes that may be chosen are offered. */
export default function HousePicker({ id, value: picked, onChange, aria }: CustomControlProps<Held<PickedHouse>>) {
  const { form, correction } = useRun();
  const [lpbh, setLpbh] = useState(projectOf(picked?.fwbh));
  const [ldbh, setLdbh] = useState(buildingOf(picked?.fwbh));
  const [dy, setDy] = useState(unitOf(picked?.fwbh));
  const projects = useLoad('projects', (signal) => fetchLoanProjects({ signal }));
  const blocks = useLoad(`blocks ${lpbh}`, (signal) => (lpbh ? fetchBuildings(lpbh, { signal }) : none<Building>()));
  const homes = useLoad(`homes ${ldbh}`, (signal) => (ldbh ? allHouses(ldbh, signal) : none<House>()));

  const { dkyt, gflx } = form.shown();
  const affordable = dkyt === AFFORDABLE || gflx === SUBSIDISED;
  const offered = (projects.data ?? []).filter((one) => (one.fwxz === '03') === affordable);
  const free = (homes.data ?? []).filter((one) => one.zt === '1' || one.fwbh === picked?.fwbh);
  const units = [...new Set(free.map((one) => String(one.dy)))];
  const inUnit = free.filter((one) => String(one.dy) === dy);
  // One that this very application holds already is not gone when it is corrected.
  const held = heldHouse.read(correction?.sent.fwbh)?.fwbh;
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; this one stands in the row above
    <div
      role="group"
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
      {picked && <Figures items={houseFigures(picked)} />}
    </div>
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
    <div className={styles.choice}>
      <label htmlFor={id ?? own}>{label}</label>
      <select
        id={id ?? own}
        value={value}
        disabled={options.length === 0}
        aria-invalid={invalid}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">请选择{label}</option>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

async function allHouses(ldbh: string, signal: AbortSignal): Promise<House[]> {
  return (await fetchHouses({ ldbh }, { signal })).list;
}

function none<T>(): Promise<T[]> {
  return Promise.resolve([]);
}
