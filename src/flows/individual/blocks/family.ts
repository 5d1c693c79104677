import { schemaFields } from '@/form/schema-fields';
import type { FlowValues } from '@/schema/field-kinds';
import { spouse } from '@/schema/individual/family';

/** Marital status and spouse; `applies` decides by the values if the fields are shown. */
export const spouseFields = (applies: (values: FlowValues) => boolean) =>
  schemaFields(spouse, [
    { name: 'hyzk', visible: applies },
    { name: 'poxm', visible: applies },
    { name: 'pozjlx', visible: applies },
    { name: 'pozjhm', visible: applies },
  ]);
