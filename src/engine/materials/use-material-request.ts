import type { MaterialRequest } from '@/api/archive';
import type { Flow } from '../flow/define-flow';
import { useLoad } from '../flow/use-load';
import { materialRequest } from '../run/go-on';
import { useRun } from '../run/run';

/** Which materials are asked for what is filled in. */
export function useMaterialRequest(wiring: NonNullable<Flow['materials']>) {
  const run = useRun();
  return useLoad<MaterialRequest>(run.flow.code, () => materialRequest(run, wiring));
}
