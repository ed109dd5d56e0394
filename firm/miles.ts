type Place = { latitude: number; longitude: number };

/** The one of several offices that is closest to a place, and how far it is. */
export function nearest<O extends Place>(offices: readonly O[], place: Place): { office: O; miles: number } {
  const [first] = offices.map((office) => ({ office, miles: miles(office, place) })).toSorted((one, other) => one.miles - other.miles);
  if (!first) throw new Error('a firm has at least one office');
  return first;
}

/** Straight-line miles between two places, rounded. 3,958.8 is the earth's mean radius in miles. */
export function miles(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * 3958.8 * Math.asin(Math.sqrt(half)));
}
