import { Button } from 'antd';
import type { Material, MaterialRequest } from '@/api/archive';
import type { LabelledValue } from '@/api/labelled-value';
import { plainName } from '@/domain/material-file';
import { Figures } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import { dictionaryLabel } from '@/session/dictionary';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import type { Flow } from '../flow/define-flow';
import { useLoad } from '../flow/use-load';
import styles from '../frame/steps.module.css';
import { isMissing } from '../materials/missing';
import { useMaterialRequest } from '../materials/use-material-request';
import { materialList } from '../run/go-on';
import { useRun } from '../run/run';

interface CheckedMaterialsProps {
  wiring: NonNullable<Flow['materials']>;
  locked: boolean;
  onEdit: () => void;
}

/** The materials as they lie in the archive now, once more before the application goes out. */
export function CheckedMaterials({ wiring, locked, onEdit }: CheckedMaterialsProps) {
  const asked = useMaterialRequest(wiring);
  return (
    <section className={sections.card} aria-labelledby="check-materials">
      <div className={styles.cardHead}>
        <h3 id="check-materials">材料</h3>
        <Button disabled={locked} aria-label="修改材料" onClick={onEdit}>
          修改
        </Button>
      </div>
      {asked.data && <Listed request={asked.data} />}
      {!asked.data && asked.phase === 'failed' && <LoadFailed error={asked.error} onRetry={asked.reload} />}
    </section>
  );
}

function Listed({ request }: { request: MaterialRequest }) {
  const run = useRun();
  const list = useLoad(request.ywlsh, (signal) => materialList(run, request, { ...run.calls, signal }));
  if (!list.data) {
    return list.phase === 'failed' ? <LoadFailed error={list.error} onRetry={list.reload} /> : <Loading />;
  }
  if (list.data.length === 0) return <p>本业务无需提交材料。</p>;
  return <Figures items={list.data.map(standing)} />;
}

/** How a material stands: its files by name, or why there are none. */
function standing(material: Material): LabelledValue {
  const { wjmc, clzt, mjsm, wj } = material;
  const state = dictionaryLabel('clzt', clzt);
  const files = wj.length > 0 ? `${wj.length}份：${wj.map(({ wjm }) => plainName(wjm)).join('、')}` : '';
  if (isMissing(material)) return { label: wjmc, value: [`${state}，请补充`, files].filter(Boolean).join('；') };
  if (files !== '') return { label: wjmc, value: files, ...(mjsm && { gs: mjsm }) };
  return { label: wjmc, value: clzt === '0' ? `${state}（选传）` : state, gs: mjsm };
}
