export function requestClass<Request extends object>(
  name: string,
  checks: Readonly<Record<keyof Request, PropertyDecorator>>,
): new () => Request;
export function requestClass(name: string, checks: Readonly<Record<string, PropertyDecorator>>): new () => object {
  class Checked {}
  Object.defineProperty(Checked, 'name', { value: name });
  for (const [property, check] of Object.entries(checks)) check(Checked.prototype, property);
  return Checked;
}
