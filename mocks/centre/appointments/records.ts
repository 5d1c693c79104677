import type { AppointmentState, AppointmentType } from '@/api/public/appointments';
import type { PlainDate } from '@/domain/dates';
import { minutesOf } from '../kernel/branch-hours';
import type { Store, TableIndex } from '../kernel/store';

export interface AppointmentRecord {
  yyh: string;
  grzh: string;
  yylx: AppointmentType;
  yysx: string;
  sxsm: string;
  wdbh: string;
  yyrq: PlainDate;
  /** Slot, 'HH:mm-HH:mm'. */
  yysd: string;
  lxdh: string;
  zt: AppointmentState;
}

/** A place in a slot of a branch. */
export type SlotReference = Pick<AppointmentRecord, 'wdbh' | 'yyrq' | 'yysd'>;

const TABLE = 'appointments';

export const appointments = (store: Store) => store.table<AppointmentRecord>(TABLE);

/** Index by place: an appointment that is not cancelled occupies it, also after its day. */
class Places implements TableIndex<AppointmentRecord> {
  readonly taken = new Map<string, number>();

  added(record: AppointmentRecord) {
    this.count(record, 1);
  }

  removed(record: AppointmentRecord) {
    this.count(record, -1);
  }

  private count(record: AppointmentRecord, by: number) {
    if (record.zt !== '3') this.taken.set(placeKey(record), (this.taken.get(placeKey(record)) ?? 0) + by);
  }
}

const placeKey = ({ wdbh, yyrq, yysd }: SlotReference) => `${wdbh} ${yyrq} ${yysd}`;

/** Returns the number of hall appointments at this place. */
export function takenAt(store: Store, place: SlotReference): number {
  return store.index(TABLE, 'places', () => new Places()).taken.get(placeKey(place)) ?? 0;
}

class Owners implements TableIndex<AppointmentRecord> {
  readonly byOwner = new Map<string, Map<string, AppointmentRecord>>();

  added(record: AppointmentRecord) {
    const own = this.byOwner.get(record.grzh) ?? new Map<string, AppointmentRecord>();
    this.byOwner.set(record.grzh, own.set(record.yyh, record));
  }

  removed(record: AppointmentRecord) {
    this.byOwner.get(record.grzh)?.delete(record.yyh);
  }
}

/** Returns a person's appointments, the latest day first. */
export function appointmentsOf(store: Store, grzh: string): AppointmentRecord[] {
  const own =
    store
      .index(TABLE, 'owners', () => new Owners())
      .byOwner.get(grzh)
      ?.values() ?? [];
  const when = ({ yyrq, yysd, yyh }: AppointmentRecord) => `${yyrq} ${yysd} ${yyh}`;
  return [...own].sort((a, b) => (when(a) < when(b) ? 1 : -1));
}

/** Start in ms since the epoch. */
export function startOf({ yyrq, yysd }: Pick<SlotReference, 'yyrq' | 'yysd'>): number {
  return Date.parse(`${yyrq}T00:00:00+08:00`) + minutesOf(yysd.slice(0, 5)) * 60_000;
}

/** YY + booking day + sequence of the day. */
export function nextAppointmentNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ day: PlainDate; last: number }>('counters');
  const former = counters.get('yyh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('yyh', { day, last });
  return `YY${day.replaceAll('-', '')}${String(last).padStart(4, '0')}`;
}
