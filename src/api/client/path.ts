import { type AppConfig, appConfig } from '@/lib/app-config';
import type { CALLS, HttpMethod } from './calls';
import type { APPLICATION_SERVICES } from './hall-calls';

declare const methodOf: unique symbol;

/** The path of a call, typed by its method: the client accepts nothing else, so that every call is in the table. */
export type Path<M extends HttpMethod> = string & { readonly [methodOf]: M };

type Table = Omit<typeof CALLS, 'hall'> & { hall: HallCalls };
type HallCalls = typeof CALLS.hall & Record<`${ApplicationService}/${'judge' | 'save'}`, 'POST'>;

/** A service that accepts applications. */
export type ApplicationService = (typeof APPLICATION_SERVICES)[number];

export const auth = pathsOf('auth');
export const hall = pathsOf('hall');
export const archive = pathsOf('archive');
export const core = pathsOf('core');
export const corePublic = pathsOf('corePublic');
export const putil = pathsOf('putil');

/** A path of the hall's own service, validated by pages/public/preview/service-address.ts; for reading only. */
export function checkedAddress(path: string): Path<'GET'> {
  return path as Path<'GET'>; // a file's address comes with the data and is in no table
}

/** Root of a service's calls: /api and the prefix of config.json. */
export function serviceRoot(service: keyof AppConfig['services']): string {
  return `/api/${appConfig().services[service]}/`;
}

function pathsOf<S extends keyof Table>(service: S) {
  return <N extends keyof Table[S] & string>(name: N) =>
    (serviceRoot(service) + name) as Path<Extract<Table[S][N], HttpMethod>>; // the method is that of the table
}
