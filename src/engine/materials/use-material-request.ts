import type { MaterialRequest } from '@/api/archive/archive';
import { useLoad } from '../flow/use-load';
import { materialRequest } from '../run/advance-step';
import { useRun } from '../run/run';

/** Returns the request for the materials required by the current values. */
export function useMaterialRequest() {
  const run = useRun();
  return useLoad<MaterialRequest>(run.flow.code, () => materialRequest(run));
}
