export const QUALITIES: ReadonlySet<string> = new Set(
  (
    'adorable,amazing,awesome,beautiful,best,brave,charming,classic,cool,crazy,cute,delicious,detailed,elegant,epic,famous,fantastic,favorite,favourite,fine,fresh,friendly,funny,good,gorgeous,great,high,impressive,' +
    'incredible,legendary,lovely,magical,magnificent,majestic,masterpiece,nice,perfect,pretty,professional,quality,silly,special,splendid,stunning,super,sweet,tasty,typical,ultra,wonderful,yummy'
  ).split(','),
);
