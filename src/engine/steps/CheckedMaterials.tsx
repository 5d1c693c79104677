import { Button } from 'antd';
import { useState } from 'react';
import type { Material, MaterialRequest } from '@/api/archive/archive';
import type { LabelledValue } from '@/api/client/labelled-value';
import { OPTIONAL_IS_READ, plainName } from '@/domain/documents/material-file';
import { Figures } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import { dictionaryLabel } from '@/session/dictionary';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { isMaterialMissing } from '../flow/missing-material';
import { useLoad } from '../flow/use-load';
import { useMaterialRequest } from '../materials/use-material-request';
import { materialList } from '../run/advance-step';
import { useRun } from '../run/run';

interface CheckedMaterialsProps {
  locked: boolean;
  onEdit: () => void;
}

/** Materials as currently in the archive, for the check page. */
export function CheckedMaterials({ locked, onEdit }: CheckedMaterialsProps) {
  const asked = useMaterialRequest();
  const [none, setNone] = useState(false);
  return (
    <section className={sections.card} aria-labelledby="check-materials">
      <Row wrap={false} justify="space-between">
        <h3 id="check-materials">材料</h3>
        {!none && (
          <Button disabled={locked} aria-label="修改材料" onClick={onEdit}>
            修改
          </Button>
        )}
      </Row>
      {asked.data && <Listed request={asked.data} onNone={setNone} />}
      {!asked.data && asked.phase === 'failed' && <LoadFailed error={asked.error} onRetry={asked.reload} />}
    </section>
  );
}

function Listed({ request, onNone }: { request: MaterialRequest; onNone: (none: boolean) => void }) {
  const run = useRun();
  const list = useLoad(request.ywlsh, async (signal) => {
    const found = await materialList(run, request, { ...run.calls, signal });
    onNone(found.length === 0);
    return found;
  });
  if (!list.data) {
    return list.phase === 'failed' ? <LoadFailed error={list.error} onRetry={list.reload} /> : <Loading />;
  }
  if (list.data.length === 0) return <p>本业务无需提交材料。</p>;
  return <Figures items={list.data.map(standing)} />;
}

/** Line of a material: its file names, or why it has none. */
function standing(material: Material): LabelledValue {
  const { wjmc, clzt, mjsm, wj } = material;
  const state = dictionaryLabel('clzt', clzt);
  const files = wj.length > 0 ? `${wj.length}份：${wj.map(({ wjm }) => plainName(wjm)).join('、')}` : '';
  if (isMaterialMissing(material))
    return { label: wjmc, value: [`${state}，请补充`, files].filter(Boolean).join('；') };
  if (files !== '') return { label: wjmc, value: files, ...(mjsm && { gs: mjsm }) };
  if (clzt === '0') return { label: wjmc, value: `${state}，${OPTIONAL_IS_READ}`, gs: mjsm };
  return { label: wjmc, value: state, gs: mjsm };
}
