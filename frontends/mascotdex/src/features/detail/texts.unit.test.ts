import { DETAIL_TEXTS } from './texts';

test("a mascot's page has the words of the specification", () => {
  expect(DETAIL_TEXTS).toEqual({
    notFound: 'Mascot Not Found',
    notFoundBody: "The mascot you're looking for doesn't exist or may have been removed.",
  });
});
