import { remark } from '@/schema/remark';

/** 备注 of an application whose other fields are no schema yet. */
export const REMARK = { ...remark.beizhu, name: 'beizhu' } as const;
