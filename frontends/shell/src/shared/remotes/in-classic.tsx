import { useEffect, type ComponentType } from 'react';

let guests = 0;

/** Tells the page whether there are any: what they open beside their own place is classic, too. */
function count(by: 1 | -1): void {
  guests += by;
  const { dataset } = document.documentElement;
  if (guests > 0) dataset.guests = 'classic';
  else delete dataset.guests;
}

/** A remote that was built before there were schemes has plain colours in its styles: it gets the scheme that goes with these. */
export const inClassic = <Props extends object>(Module: ComponentType<Props>): ComponentType<Props> =>
  function ClassicRemote(props) {
    useEffect(() => {
      count(1);
      return () => count(-1);
    }, []);
    return (
      <div data-scheme="classic" style={{ display: 'contents' }}>
        <Module {...props} />
      </div>
    );
  };
