export interface ReadModel {
  shown: object | null | undefined;
  failed: boolean;
}
