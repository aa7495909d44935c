<#import "page.ftl" as writdesk>
<@writdesk.page pageId="info.ftl" hasForm=false />
